import { numbersToCall, type Business } from '../lib/content/business';
import { carriesEnquiry, messageLinks } from '../lib/enquiry/message-links';
import { clockTime } from '../lib/site/dates-and-times';
import { contactCard } from '../lib/site/routes';
import type { ReactNode } from 'react';
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

type PhoneHoursProps = { hours: Business['hours']; children?: ReactNode };

/** When the phone is answered, then `children`; nothing if the business lists no hours. */
export function PhoneHours({ hours = [], children }: PhoneHoursProps) {
  const inWords = new Intl.ListFormat('en-GB');
  const times = hours.flatMap(({ days, from, to }) =>
    from && to ? { days: days.printed, words: `${clockTime(from)} to ${clockTime(to)}` } : [],
  );
  // Days with a break have a row for each part of the day.
  const withTimes = [...new Set(times.map(({ days }) => days))].map((days) => {
    const hoursOfDays = times.filter((row) => row.days === days).map(({ words }) => words);
    return `${days}, ${inWords.format(hoursOfDays)}`;
  });
  const byAppointment = hours.flatMap(({ days, from }) =>
    from ? [] : days.printed.replaceAll('day', 'days'),
  );
  const sentences = [
    ...(withTimes.length > 0 ? [`We answer the phone ${withTimes.join('; ')}.`] : []),
    ...(byAppointment.length > 0 ? [`${inWords.format(byAppointment)} by appointment.`] : []),
  ];
  if (sentences.length === 0) return null;
  return (
    <p>
      {sentences.join(' ')}
      {children && ' '}
      {children}
    </p>
  );
}
