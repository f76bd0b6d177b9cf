import styles from './heading-with-lead.module.css';
import { WipedHeading } from './wiped-heading';

/** The page's `h1` and the sentence or two under it. */
export function HeadingWithLead({ heading, lead }: { heading: string; lead: string }) {
  return (
    <>
      <WipedHeading>{heading}</WipedHeading>
      <p className={styles.lead}>{lead}</p>
    </>
  );
}
