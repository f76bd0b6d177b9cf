import { formspree } from './formspree';
import type { FormService } from './types';

/** The form service of this site. `lib/enquiry/README.md` says how to take another. */
export const formService: FormService = formspree;
