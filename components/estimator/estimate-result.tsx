import type { ReactNode } from 'react';
import type { PriceGuide } from '../../lib/content/price-guide';
import type { MessageLink } from '../../lib/enquiry/message-links';
import type { Estimate, EstimateLine } from '../../lib/prices/estimate';
import { houseGroups } from '../../lib/prices/houses';
import { frequencyWords, houseWords, roofWords, serviceWords } from '../../lib/prices/price-words';
import { priceAnchors, quotedNotes } from '../../lib/site/price-summary';
import action from '../action-link.module.css';
import styles from './estimate-result.module.css';
import { resultTexts } from './result-texts';

type EstimateResultProps = {
  guide: PriceGuide;
  estimate: Estimate;
  /** Other ways to send the request than by the form. */
  links: MessageLink[];
};

/**
 * What a clean costs, and the parts of its price. Every line that a choice can bring is there, and
 * CSS shows those that are chosen: whenever script arrives, it changes texts (`data-text`) and nothing
 * moves.
 */
export function EstimateResult({ guide, estimate, links }: EstimateResultProps) {
  const texts = resultTexts(guide, estimate);
  const [explained] = quotedNotes(guide.notes);
  const line = (name: EstimateLine, what: string, basis?: ReactNode) => (
    <div data-line={name}>
      <dt>{what}</dt>
      <dd data-text={name}>{texts[name]}</dd>
      {basis && <dd className={styles.basis}>{basis}</dd>}
    </div>
  );
  const gutterBasis = (
    <>
      <span className={styles.houseOnly}>{houseWords.without}</span>
      <span className={styles.extended}>{houseWords.with}</span>
    </>
  );
  return (
    <div className={styles.result}>
      <div className={styles.bar}>
        <div className={styles.price}>
          <p className={styles.each}>
            Each clean<span className={styles.more}> + extras</span>
            <strong data-text="clean">{texts.clean}</strong>
          </p>
          <p className={styles.tables}>
            The <a href={`#${priceAnchors.semiDetached}`}>tables below</a> have this price.
          </p>
        </div>
        <button className={action.primary}>Send this request</button>
      </div>
      <div className={styles.details}>
        <p className={styles.house} data-longest={longestName(guide)}>
          <strong data-text="house">{texts.house}</strong>
        </p>
        <dl>
          {line('fourWeeks', capitalised(frequencyWords.fourWeeks))}
          {line('eightWeeks', capitalised(frequencyWords.eightWeeks))}
          {line('extension', 'Extension')}
          {line('conservatory', 'Conservatory')}
        </dl>
        <p className={styles.more}>
          <strong>Occasional extras, per visit</strong>
        </p>
        <dl>
          {line(
            'windowsInside',
            serviceWords.windowsInside,
            `4-weekly price × ${guide.windowsInsideTimes}`,
          )}
          {line('gutterClearing', serviceWords.gutterClearing, gutterBasis)}
          {line('gutterFasciaSoffits', serviceWords.gutterFasciaSoffits, gutterBasis)}
          {line('conservatoryRoof', serviceWords.conservatoryRoof, roofWords(guide))}
        </dl>
        {guide.notes.quoted && (
          <p className={styles.note}>
            {guide.notes.quoted} {explained && <a href={`#${explained.id}`}>About these cleans</a>}
          </p>
        )}
        <p className={styles.sharing} aria-live="polite">
          {links.map(({ label, href }) => (
            <a key={href} href={href}>
              {label} this request or a photo
            </a>
          ))}
          <button type="button" data-button="share">
            Share this price
          </button>
          <button type="button" data-button="print">
            Print it
          </button>
        </p>
      </div>
      <output className={styles.words} data-text="sentences">
        {texts.sentences}
      </output>
    </div>
  );
}

/** Reserves its space, so that a longer name of a house moves nothing below it. */
function longestName(guide: PriceGuide): string {
  const names = houseGroups(guide).flatMap(({ houses }) => houses.map(({ house }) => house.name));
  return names.reduce((longest, name) => (name.length > longest.length ? name : longest));
}

const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
