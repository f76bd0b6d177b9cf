import actionLink from '../../components/action-link.module.css';
import { ContactDetails } from '../../components/contact-details';
import { QuestionGroups } from '../../components/question-groups';
import { PageIntro, Section } from '../../components/section';
import { business, pages, questions, services } from '../site-content';
import { answered } from '../../lib/content/questions';
import { pageMetadata } from '../../lib/site/page-metadata';
import { routes } from '../../lib/site/routes';

const page = pages.faq;
const shown = answered(questions);

export const metadata = pageMetadata(
  'faq',
  { business, pages, services },
  { index: shown.length > 0 },
);

export default function FaqPage() {
  if (shown.length === 0) return <NoQuestions />;
  return (
    <Section layout="columns">
      <PageIntro heading={page.heading} lead={page.lead} />
      <QuestionGroups questions={shown} />
      <ContactDetails business={business} large />
    </Section>
  );
}

function NoQuestions() {
  return (
    <Section layout="columns">
      <PageIntro heading={page.heading} lead="Got a question? Call or message us.">
        <ul>
          <li>
            <a href={routes.prices}>What does it cost?</a>
          </li>
          <li>
            <a href={routes.services}>How is it done?</a>
          </li>
          <li>
            <a href={routes.home}>How does it work?</a>
          </li>
        </ul>
        <p>
          <a className={actionLink.primary} href={routes.contact}>
            Send a message
          </a>
        </p>
      </PageIntro>
      <ContactDetails business={business} large />
    </Section>
  );
}
