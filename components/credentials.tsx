import type { Business } from '../lib/content/business';
import { currentInsurance } from '../lib/site/current-facts';
import { Day } from './day';
import { Section } from './section';

type CredentialsProps = {
  business: Business;
  /** Makes it a section of its own. */
  heading?: string;
};

/** Insurance and memberships, if the business names any. */
export function Credentials({ business, heading }: CredentialsProps) {
  const { memberships = [] } = business;
  const insurance = currentInsurance(business);
  if (!insurance && memberships.length === 0) return null;
  const lines = (
    <>
      {insurance && (
        <p data-until={insurance.validUntil}>
          Insured with {insurance.insurer}: {insurance.cover}, valid until{' '}
          <Day date={insurance.validUntil} />
        </p>
      )}
      {memberships.map(({ name, number, link }) => (
        <p key={name}>
          <a href={link}>{name}</a>, number {number}
        </p>
      ))}
    </>
  );
  return heading ? <Section heading={heading}>{lines}</Section> : lines;
}
