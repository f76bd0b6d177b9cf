import type { ReactNode } from 'react';
import { HeadingWithLead } from './heading-with-lead';
import { Section } from './section';

type PageIntroProps = { heading: string; lead: string; children?: ReactNode };

/** The first section of a page, as wide as the page. */
export function PageIntro({ heading, lead, children }: PageIntroProps) {
  return (
    <Section>
      <HeadingWithLead heading={heading} lead={lead} />
      {children}
    </Section>
  );
}
