import styles from './page-opening.module.css';
import { WipedHeading } from './wiped-heading';

/** What a page opens with: its `h1` and a sentence or two. */
export function PageOpening({ heading, lead }: { heading: string; lead: string }) {
  return (
    <>
      <WipedHeading>{heading}</WipedHeading>
      <p className={styles.lead}>{lead}</p>
    </>
  );
}
