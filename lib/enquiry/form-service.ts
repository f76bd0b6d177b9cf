import { formspree } from './formspree';

/** The form service of this site. Another has a file like `formspree.ts`, and is named here instead. */
export const formService: typeof formspree = formspree;

/** The JSON of a reply: nothing is known about its properties. */
export type Reply = Record<string, unknown>;
