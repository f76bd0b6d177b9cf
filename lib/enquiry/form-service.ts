import type { Business } from '../content/business';
import { formspree } from './formspree';

/** The form service of this site. Another has a file like `formspree.ts`, and is named here instead. */
export const formService: typeof formspree = formspree;

/** The name of the service that takes the messages for a business, and where its form posts to in a release. */
export function formServiceOf(business: Business): { name: string; action: string } {
  const { name, address, formId } = { ...formService, ...business.formService };
  return { name, action: formService.action(address, formId) };
}
