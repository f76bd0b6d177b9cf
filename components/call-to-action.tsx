import type { ReactNode } from 'react';
import type { Business } from '../lib/content/business';
import { routes } from '../lib/site/routes';
import button from './styles/button.module.css';
import styles from './call-to-action.module.css';
import { Section, Subsection } from './section';
import section from './section.module.css';

type CallToActionProps = {
  heading: string;
  text: string;
  phone: Business['phone'];
  children?: ReactNode;
};

/** The end of a page: what to do next. Until a phone gets there, the buttons stick to the foot of its screen. */
export function CallToAction({ heading, text, phone, children }: CallToActionProps) {
  return (
    <Section layout="band" className={`${section.endsInBar} ${styles.callToAction}`}>
      <Subsection heading={heading}>
        <p>{text}</p>
        {children}
      </Subsection>
      <div className={`${button.row} ${styles.actions}`}>
        <a className={button.secondary} href={`tel:${phone.international}`}>
          Call <span>{phone.national}</span>
        </a>
        <a className={button.primary} href={routes.contact}>
          Send a message
        </a>
      </div>
    </Section>
  );
}
