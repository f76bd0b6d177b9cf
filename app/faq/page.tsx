import { ContactButtons } from '../../components/contact-details';
import { People } from '../../components/people';
import { QuestionGroups } from '../../components/question-groups';
import { PageIntro, Section, Subsection } from '../../components/section';
import section from '../../components/section.module.css';
import { Signpost } from '../../components/signpost';
import * as content from '../site-content';
import { answered } from '../../lib/content/questions';
import { stepsLink } from '../../lib/site/links';
import { pageMetadata } from '../../lib/site/page-metadata';
import { routes } from '../../lib/site/routes';

const { business, pages, priceGuide, questions } = content;
const page = pages.faq;
const shown = answered(questions);

export const metadata = pageMetadata('faq', content);

export default function FaqPage() {
  if (shown.length === 0) return <NoQuestions />;
  return (
    <Section layout="page" className={section.aside}>
      <PageIntro heading={page.heading} lead={page.lead} />
      <QuestionGroups questions={shown} />
      <Subsection className={section.tall}>
        <ContactButtons business={business} />
        <People business={business} />
      </Subsection>
    </Section>
  );
}

function NoQuestions() {
  return (
    <Signpost
      heading={page.heading}
      lead="Got a question? Call, email or send us a message."
      links={[
        { href: routes.prices, text: 'What does it cost?' },
        { href: routes.services, text: 'How do you clean?' },
        { href: stepsLink(), text: 'How does it work?' },
        { href: routes.contact, text: 'Send us a message' },
      ]}
      business={business}
      guide={priceGuide}
    />
  );
}
