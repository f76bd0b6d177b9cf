import type { Business } from '../content/business';
import { buildKind, standInService } from './build-kind';

/** Where the contact form posts to: the owner's form in a release, the stand-in in a preview. */
export function formAction({ formService }: Business, build = buildKind): string {
  return build === 'release'
    ? `${formService.address}/f/${formService.formId}`
    : `${standInService}/f/preview`;
}
