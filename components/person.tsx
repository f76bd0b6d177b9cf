import type { Business } from '../lib/content/business';
import styles from './person.module.css';
import { Photo } from './photo';

/** Who comes, with a face, if the business says so. */
export function Person({ person }: Pick<Business, 'person'>) {
  if (!person) return null;
  const { name, photo, text } = person;
  return (
    <div className={styles.person}>
      <Photo photo={{ file: photo, alt: name, illustration: false }} sizes="9rem" />
      <p>
        <strong>{name}</strong>
        <br />
        {text}
      </p>
    </div>
  );
}
