import type { Business } from '../lib/content/business';
import { currentInsurance } from '../lib/site/current-facts';
import { Day } from './day';
import { Ticks } from './ticks';

/** Whether the business names insurance or memberships. */
export function hasCredentials(business: Business): boolean {
  return currentInsurance(business) !== undefined || (business.memberships ?? []).length > 0;
}

/** Insurance and memberships, if the business names any. */
export function Credentials({ business }: { business: Business }) {
  const { memberships = [] } = business;
  const insurance = currentInsurance(business);
  if (!hasCredentials(business)) return null;
  return (
    <Ticks>
      {insurance && (
        <li data-until={insurance.validUntil}>
          Insured with {insurance.insurer}: {insurance.cover}, valid until{' '}
          <Day date={insurance.validUntil} />
        </li>
      )}
      {memberships.map(({ name, number, link }) => (
        <li key={name}>
          <p>
            <a href={link}>{name}</a>, number {number}
          </p>
        </li>
      ))}
    </Ticks>
  );
}
