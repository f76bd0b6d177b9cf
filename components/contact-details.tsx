import { ringing, type Business } from '../lib/content/business';
import { messageLinks } from '../lib/enquiry/message-links';
import { awayWords } from '../lib/site/current-facts';
import { clockTime } from '../lib/site/dates-and-times';
import { People } from './people';

/** Telephone and email as links that a phone can act on; `large` where they are the point of the page. */
export function ContactDetails({ business, large }: { business: Business; large?: boolean }) {
  const { customerLinks = [], profiles = [] } = business;
  const away = awayWords(business);
  return (
    <address>
      {ringing(business).map(({ national, international }) => (
        <a key={national} href={`tel:${international}`}>
          {national}
        </a>
      ))}
      <PhoneHours hours={business.hours} />
      {away && <p>{away}</p>}
      {large && <People business={business} />}
      <a href={`mailto:${business.email}`}>{business.email}</a>
      {large &&
        messageLinks(business).map(({ label, href }) => (
          <a key={href} href={href}>
            {label} a message or a photo{business.mobile && `: ${business.mobile.national}`}
          </a>
        ))}
      {large && <a href="/contact.vcf">Save our number</a>}
      {[...customerLinks, ...profiles].map(({ name, link }) => (
        <a key={link} href={link}>
          {name}
        </a>
      ))}
    </address>
  );
}

function PhoneHours({ hours = [] }: Pick<Business, 'hours'>) {
  const times = hours.flatMap(({ days, from, to }) =>
    from && to ? `${days.printed}, ${clockTime(from)} to ${clockTime(to)}` : [],
  );
  const byAppointment = hours.flatMap(({ days, from }) => (from ? [] : days.printed));
  const sentences = [
    ...(times.length > 0 ? [`We answer the phone ${times.join('; ')}.`] : []),
    ...(byAppointment.length > 0 ? [`${byAppointment.join(' and ')} by appointment.`] : []),
  ];
  return sentences.length > 0 && <p>{sentences.join(' ')}</p>;
}
