import { ActionLink } from '../../components/action-link';
import { ContactDetails } from '../../components/contact-details';
import { PageIntro } from '../../components/page-intro';
import { QuestionGroups } from '../../components/question-groups';
import { StructuredData } from '../../components/structured-data';
import { business } from '../../content/business';
import { pages } from '../../content/pages';
import { questions } from '../../content/questions';
import { answered } from '../../lib/content/questions';
import { pageMetadata } from '../../lib/site/page-metadata';
import { questionsData } from '../../lib/site/questions-data';
import { routes } from '../../lib/site/routes';

const words = pages.faq;
const shown = answered(questions);

export const metadata = pageMetadata(business, routes.faq, words, {
  index: shown.length > 0,
});

export default function FaqPage() {
  if (shown.length === 0) return <NoQuestions />;
  return (
    <>
      <PageIntro heading={words.heading} lead={words.lead} />
      <QuestionGroups questions={shown} />
      <StructuredData data={questionsData(shown)} />
    </>
  );
}

function NoQuestions() {
  return (
    <PageIntro heading={words.heading} lead={words.empty}>
      <ContactDetails business={business} large />
      <p>
        <ActionLink href={routes.contact}>Send a message</ActionLink>
      </p>
    </PageIntro>
  );
}
