import { formspree } from './formspree';
import type { FormService } from './types';

/** The form service of this site. `lib/form-service/README.md` says how to use another. */
export const formService: FormService = formspree;

/** How it reads a reply; exported separately, since the browser needs nothing else from it. */
export { readReply } from './formspree';
