import type { Business } from '../lib/content/business';

/** How the details that a visitor sends are used: what, to whom, why, how long, whom to ask. */
export function PrivacyNote({ business }: { business: Business }) {
  const { responsible, kept } = business.privacy;
  return (
    <section>
      <h3>How we use your details</h3>
      <p>
        What you type here (name, e-mail, address and message) goes to {business.formService.name},
        the service that passes it on to us as an e-mail. We use it to answer you and to work out a
        price, for nothing else.
        {kept && ` We keep your message ${kept}.`}
        {responsible && ` ${responsible} is responsible for it.`} Questions about your details, or
        to have them deleted: <a href={`mailto:${business.email}`}>{business.email}</a>.
      </p>
    </section>
  );
}
