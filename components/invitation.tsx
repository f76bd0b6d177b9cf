import type { ReactNode } from 'react';
import type { Business } from '../lib/content/business';
import { routes } from '../lib/site/routes';
import actionLink from './action-link.module.css';
import styles from './invitation.module.css';
import { Part, Section } from './section';

type WaysProps = { phone: Business['phone'] };

/** The two ways to a message or a call. */
export function Ways({ phone }: WaysProps) {
  return (
    <div className={`${actionLink.row} ${styles.ways}`}>
      <a className={actionLink.primary} href={routes.contact}>
        Send a message
      </a>
      <a className={actionLink.plain} href={`tel:${phone.international}`}>
        Call <span>{phone.national}</span>
      </a>
    </div>
  );
}

type InvitationProps = WaysProps & {
  heading: string;
  text: string;
  /** True where, on a phone, its buttons are at the foot of the screen until the end of the page. */
  sticks?: boolean;
  /** Stands under the text. */
  children?: ReactNode;
};

/** The end of a page: what to do next. */
export function Invitation({ heading, text, phone, sticks, children }: InvitationProps) {
  return (
    <Section layout="band" className={sticks && styles.sticking}>
      <Part heading={heading}>
        <p>{text}</p>
        {children}
      </Part>
      <Ways phone={phone} />
    </Section>
  );
}
