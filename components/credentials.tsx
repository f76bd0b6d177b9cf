import type { Business } from '../lib/content/business';
import { currentInsurance } from '../lib/site/current-facts';
import { Day } from './day';
import ticks from './styles/ticks.module.css';

/** Whether there is current insurance or a membership to show. */
export function hasCredentials(business: Business): boolean {
  return currentInsurance(business) !== undefined || (business.memberships ?? []).length > 0;
}

/** Current insurance and memberships, if there are any. */
export function Credentials({ business }: { business: Business }) {
  const insurance = currentInsurance(business);
  if (!hasCredentials(business)) return null;
  return (
    <ul className={ticks.ticks}>
      {insurance && (
        <li data-until={insurance.validUntil}>
          Insured by {insurance.insurer}: {insurance.cover}, until{' '}
          <Day date={insurance.validUntil} />
        </li>
      )}
      {(business.memberships ?? []).map(({ name, number, link }) => (
        <li key={name}>
          <p>
            <a href={link}>{name}</a>, number {number}
          </p>
        </li>
      ))}
    </ul>
  );
}
