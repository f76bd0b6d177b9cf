import type { Business } from '../lib/content/business';
import styles from './credentials.module.css';
import { Day } from './day';
import { Section } from './section';

type CredentialsProps = Pick<Business, 'insurance' | 'memberships'> & {
  /** Makes it a section of its own. */
  heading?: string;
};

/** Insurance and memberships, if the business names any. */
export function Credentials({ insurance, memberships = [], heading }: CredentialsProps) {
  if (!insurance && memberships.length === 0) return null;
  const list = (
    <ul className={styles.list}>
      {insurance && (
        <li>
          Insured with {insurance.insurer}: {insurance.cover}, valid until{' '}
          <Day date={insurance.validUntil} />
        </li>
      )}
      {memberships.map(({ name, number, link }) => (
        <li key={name}>
          <a href={link}>{name}</a>, number {number}
        </li>
      ))}
    </ul>
  );
  return heading ? <Section heading={heading}>{list}</Section> : list;
}
