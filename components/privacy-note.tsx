import type { ReactNode } from 'react';
import type { Business } from '../lib/content/business';
import { fieldLabels } from '../lib/enquiry/fields';
import { formService } from '../lib/enquiry/form-service';
import { Part } from './section';

type PrivacyNoteProps = {
  business: Business;
  /** Other facts that make people trust the business with their details. */
  children: ReactNode;
};

/** How visitors' details are used: which, by whom, why, for how long, and whom to ask. */
export function PrivacyNote({ business, children }: PrivacyNoteProps) {
  const { responsible, kept } = business.privacy;
  const details = new Intl.ListFormat('en-GB').format(Object.values(fieldLabels)).toLowerCase();
  return (
    <Part>
      {children}
      <h3>How we use your details</h3>
      <p>
        Your {details} go to {business.formService.name ?? formService.name}, the service that
        passes them on to us. We use them to reply and to work out a price, and for nothing else.
        {kept && ` How long we keep them: ${kept}.`}
        {responsible && ` ${responsible} is responsible for them.`}
      </p>
      <p>
        To ask about your details or to have them deleted, email{' '}
        <a href={`mailto:${business.email}`}>{business.email}</a>.
      </p>
    </Part>
  );
}
