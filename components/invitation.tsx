import type { ReactNode } from 'react';
import type { Business } from '../lib/content/business';
import { routes } from '../lib/addresses/routes';
import actionLink from './action-link.module.css';
import styles from './invitation.module.css';
import { endsInBar, Part, Section } from './section';

type InvitationProps = {
  heading: string;
  text: string;
  phone: Business['phone'];
  /** True keeps its buttons at the foot of a phone's screen until the end of the page. */
  sticks?: boolean;
  children?: ReactNode;
};

/** The end of a page: what to do next. */
export function Invitation({ heading, text, phone, sticks, children }: InvitationProps) {
  return (
    <Section layout="band" className={sticks && `${endsInBar} ${styles.sticking}`}>
      <Part heading={heading}>
        <p>{text}</p>
        {children}
      </Part>
      <div className={`${actionLink.row} ${styles.actions}`}>
        <a className={actionLink.plain} href={`tel:${phone.international}`}>
          Call <span>{phone.national}</span>
        </a>
        <a className={actionLink.primary} href={routes.contact}>
          Send a message
        </a>
      </div>
    </Section>
  );
}
