import type { Business } from '../lib/content/business';
import { formFields, type FormField } from '../lib/enquiry/fields';
import { thirdParties } from '../lib/site/third-parties';
import { formService } from '../lib/form-service/form-service';
import styles from './privacy-note.module.css';

/**
 * What the law requires visitors to be told about their details: who is responsible for them, what they are used for
 * and on what ground, who else gets them and where, how long they are kept, and who to ask or complain to.
 */
export function PrivacyNote({ business }: { business: Business }) {
  const { email } = business;
  const { responsible, kept } = business.privacy;
  const { name, country, privacyPolicy } = formService.company;
  const nouns = Object.values<FormField>(formFields).map(({ label, type }) =>
    type === 'checkbox' ? `answer to “${label}”` : label.toLowerCase(),
  );
  const details = new Intl.ListFormat('en-GB').format(nouns);
  return (
    <div className={styles.note}>
      <h3>How we use your details</h3>
      <p>
        {responsible &&
          `Your details are the responsibility of ${responsible.replace(/\.$/, '')}. `}
        We use your {details} to reply, as you asked. If you become a customer, we also use them to
        do the work you order, under our contract with you. Messages from the form reach us through{' '}
        {name} in {country}: see <a href={privacyPolicy}>its privacy policy</a>.
        {thirdParties.map(({ privacy }) => ` ${privacy}`)}
        {kept && ` We keep your details ${kept.replace(/^(?:for )?(?!until )/, 'for ')}.`} To get a
        copy of your details, have them corrected or deleted, or complain, email{' '}
        <a href={`mailto:${email}`}>{email}</a>. You can also complain to the{' '}
        <a href="https://ico.org.uk/make-a-complaint/">Information Commissioner’s Office</a>.
      </p>
    </div>
  );
}
