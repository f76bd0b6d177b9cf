import type { Business } from '../lib/content/business';
import { routes } from '../lib/site/routes';
import { ActionLink } from './action-link';
import styles from './invitation.module.css';
import { Section } from './section';

type InvitationProps = { heading: string; text: string; phone: Business['phone'] };

/** The end of a page: what to do next. */
export function Invitation({ heading, text, phone }: InvitationProps) {
  return (
    <Section tone="tint">
      <div className={styles.columns}>
        <div className={styles.words}>
          <h2>{heading}</h2>
          <p>{text}</p>
        </div>
        <p className={styles.actions}>
          <ActionLink tone="primary" href={`tel:${phone.international}`}>
            Call {phone.national}
          </ActionLink>
          <ActionLink href={routes.contact}>Send a message</ActionLink>
        </p>
      </div>
    </Section>
  );
}
