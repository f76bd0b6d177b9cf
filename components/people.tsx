import { peopleOf, type Business } from '../lib/content/business';
import styles from './people.module.css';
import { Photo } from './photo';

/** The people who come, each with a photo; nothing if the business lists none. */
export function People({ business }: { business: Business }) {
  const people = peopleOf(business);
  if (people.length === 0) return null;
  return (
    <div className={styles.people}>
      {people.map(({ name, photo, text }) => (
        <div key={name}>
          <Photo photo={{ file: photo, alt: name, illustration: false }} sizes="5.5rem" />
          <p>
            <strong dir="auto">{name}</strong>
            <br />
            {text}
          </p>
        </div>
      ))}
    </div>
  );
}
