/** The form service of this site. Another has a file like `formspree.ts`, and is named here instead. */
export { formspree as formService } from './formspree';

/** The JSON of a reply: nothing is known about its properties. */
export type Reply = Record<string, unknown>;
