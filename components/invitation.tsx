import type { ReactNode } from 'react';
import type { Business } from '../lib/content/business';
import { routes } from '../lib/site/routes';
import actionLink from './action-link.module.css';
import styles from './invitation.module.css';
import { endsInBar, Part, Section } from './section';

type InvitationProps = {
  heading: string;
  text: string;
  phone: Business['phone'];
  children?: ReactNode;
};

/** The end of a page: what to do next. On a phone, its buttons are at the foot of the screen until then. */
export function Invitation({ heading, text, phone, children }: InvitationProps) {
  return (
    <Section layout="band" className={`${endsInBar} ${styles.invitation}`}>
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
