import { formspree } from './formspree';

/** The form service of this site. Another has a file like `formspree.ts`, and is named here instead. */
export const formService: typeof formspree = formspree;
