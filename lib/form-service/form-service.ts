import { formspree } from './formspree';
import type { FormService } from './types';

/** The form service of this site. `lib/form-service/README.md` says how to take another. */
export const formService: FormService = formspree;

/** How it reads a reply: by itself, since a browser needs nothing else of it. */
export { readReply } from './formspree';
