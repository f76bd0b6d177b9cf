import { numbersToCall, type Business } from '../lib/content/business';
import { carriesEnquiry, messageLinks } from '../lib/enquiry/message-links';
import { contactCard } from '../lib/site/routes';
import button from './styles/button.module.css';
import styles from './contact-details.module.css';

/** Every way to reach the business without the form: a button to ring it, then links. */
export function ContactButtons({ business }: { business: Business }) {
  const { email, mobile, mobileTakesCalls } = business;
  const ways = [
    ...numbersToCall(business).map(({ label, national, international }) => {
      return { label, href: `tel:${international}`, detail: unbroken(national) };
    }),
    ...messageLinks(business).map(({ label, href }, index) => {
      const isOtherNumber = mobile && !mobileTakesCalls && index === 0;
      const detail = isOtherNumber ? unbroken(mobile.national) : 'send a photo too';
      return { label, href, detail, ...carriesEnquiry };
    }),
    { label: 'Email', href: `mailto:${email}`, detail: email, ...carriesEnquiry },
  ];
  return (
    <address className={styles.ways} data-not-printed="">
      {ways.map(({ label, detail, ...link }, index) => (
        <a key={link.href} className={index === 0 ? button.secondary : undefined} {...link}>
          {label} <small>{detail}</small>
        </a>
      ))}
    </address>
  );
}

/** Keeps words on one line if they fit. */
function unbroken(words: string): string {
  return words.replaceAll(' ', '\u00a0');
}

/** A link to the contact card, which a phone offers to save. */
export function SaveNumber() {
  return (
    <a href={contactCard} data-not-printed="">
      {unbroken('Save our number')}
    </a>
  );
}
