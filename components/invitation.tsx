import type { Business } from '../lib/content/business';
import { routes } from '../lib/site/routes';
import actionLink from './action-link.module.css';
import { Part, Section } from './section';

type InvitationProps = { heading: string; text: string; phone: Business['phone'] };

/** The end of a page: what to do next. */
export function Invitation({ heading, text, phone }: InvitationProps) {
  return (
    <Section layout="band">
      <Part heading={heading}>
        <p>{text}</p>
      </Part>
      <div className={actionLink.row}>
        <a className={actionLink.primary} href={routes.contact}>
          Send a message
        </a>
        <a className={actionLink.plain} href={`tel:${phone.international}`}>
          Call {phone.national}
        </a>
      </div>
    </Section>
  );
}
