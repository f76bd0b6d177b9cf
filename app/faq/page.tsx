import { ActionLink } from '../../components/action-link';
import { ContactDetails } from '../../components/contact-details';
import { PageIntro } from '../../components/page-intro';
import { QuestionList } from '../../components/question-list';
import { Section } from '../../components/section';
import { business } from '../../content/business';
import { pages } from '../../content/pages';
import { questions } from '../../content/questions';
import { pageMetadata } from '../../lib/site/page-metadata';
import { routes } from '../../lib/site/routes';

const words = pages.faq;

export const metadata = pageMetadata(business, routes.faq, words, {
  index: questions.length > 0,
});

export default function FaqPage() {
  if (questions.length === 0) return <NoQuestions />;
  return (
    <>
      <PageIntro heading={words.heading} lead={words.lead} />
      <Section>
        <QuestionList questions={questions} />
      </Section>
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
