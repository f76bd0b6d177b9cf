import type { z } from 'zod';
import { email, formId, origin, phone, webAddress } from './contact-fields';
import { group, text } from './fields';

/** Facts about the business: shown in header and footer, on the contact page and in search results. */
export const businessSchema = group(
  {
    /** Name of the business, as in the page titles and the logo, e.g. Exterior Property Cleaning. */
    name: text(60),
    /** The number that customers call, with spaces as you would print it, e.g. 07700 900123. */
    phone,
    /** The address that customers write to, e.g. hello@example.com. */
    email,
    /** Where this site is published: https:// and the domain, nothing after it, e.g. https://www.example.com. */
    siteAddress: origin,
    /**
     * Town or area to show in search results and in the footer, e.g. Whitby. Leave it out to show
     * none; a street address is not asked for.
     */
    locality: text(60).optional(),
    /** The service that turns the contact form's messages into emails. */
    formService: group(
      {
        /** Its name, told to visitors beside SUBMIT, e.g. Formspree. */
        name: text(40),
        /** Its address: https:// and the domain, e.g. https://formspree.io. */
        address: origin,
        /** The id it gave your form: the part after /f/ in the form's address, e.g. xvgkzabc. */
        formId,
      },
      'name, address and formId',
    ),
    /** How you use what visitors send you; shown beside SUBMIT. */
    privacy: group(
      {
        /** Who is responsible for the details: your own or your company's name. */
        responsible: text(80).optional(),
        /** How long you keep messages, to follow "How long we keep them:", e.g. 12 months. */
        kept: text(80).optional(),
      },
      'responsible and kept',
    ),
    /**
     * Where measurements of the site's speed are sent, if you have such a service. Leave it out
     * and nothing is measured.
     */
    metricsEndpoint: webAddress.optional(),
  },
  'the facts of the business',
);

/** Facts about the business. */
export type Business = z.output<typeof businessSchema>;
