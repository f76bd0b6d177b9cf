import type { MessageLink } from '../../lib/enquiry/message-links';
import { anchors } from '../../lib/site/price-links';
import action from '../action-link.module.css';
import hidden from '../unseen.module.css';
import styles from './estimator.module.css';

type EstimateResultProps = {
  heading: string;
  /** Other ways to ask for the clean than by the form. */
  links: MessageLink[];
};

/** What the choices come to: empty until a home is chosen, and filled in by the script. */
export function EstimateResult({ heading, links }: EstimateResultProps) {
  return (
    <div className={styles.result}>
      <div className={styles.bar}>
        <h2>{heading}</h2>
        <p className={styles.title} data-title="">
          Choose your home
        </p>
        <div className={styles.clean}>
          <span data-clean="" />
          <a href={`#${anchors.tables}`}>See all prices</a>
        </div>
        <button type="submit" className={action.primary}>
          Ask for this clean
        </button>
      </div>
      <div className={styles.details}>
        <div className={styles.sharing}>
          {links.map(({ label, href }) => (
            <a key={href} href={href}>
              {label} this request or a photo
            </a>
          ))}
          <button type="button" data-share="">
            Share this price
          </button>
          <button type="button" data-print="">
            Print it
          </button>
        </div>
        <dl data-lines="clean" />
        <p>
          <strong>Extras, price per visit</strong>
        </p>
        <dl data-lines="visit" />
      </div>
      <output className={hidden.unseen} data-sentences="" />
    </div>
  );
}
