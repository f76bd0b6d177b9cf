import type { ReactNode } from 'react';
import styles from './page-intro.module.css';
import { Section } from './section';
import { WipedHeading } from './wiped-heading';

type PageIntroProps = { heading: string; lead: string; children?: ReactNode };

/** What every page opens with: its `h1` and a sentence or two. */
export function PageIntro({ heading, lead, children }: PageIntroProps) {
  return (
    <Section>
      <WipedHeading>{heading}</WipedHeading>
      <p className={styles.lead}>{lead}</p>
      {children}
    </Section>
  );
}
