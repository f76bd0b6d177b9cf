import type { Business } from '../lib/content/business';
import { fieldLabels } from '../lib/enquiry/fields';
import { formService } from '../lib/form-service/form-service';

/** How the business uses visitors' details: which, why, for how long, whom to ask. */
export function PrivacyNote({ business }: { business: Business }) {
  const { responsible, kept } = business.privacy;
  const details = new Intl.ListFormat('en-GB').format(Object.values(fieldLabels)).toLowerCase();
  return (
    <div>
      <h3>How we use your details</h3>
      <p>
        Your {details} go to {formService.name}, which passes them on to us. We use them to reply
        and to work out a price, and for nothing else.
        {kept && ` We keep them ${kept.replace(/^(?:for )?(?!until )/i, 'for ')}.`}
        {responsible && ` ${responsible} is responsible for them.`} To ask about your details or to
        have them deleted, email <a href={`mailto:${business.email}`}>{business.email}</a>.
      </p>
    </div>
  );
}
