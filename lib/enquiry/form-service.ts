import { formspree } from './formspree';

/** What is particular to a service with forms at `/f/` and an id that takes the fields of `fields.ts`. */
export type FormService = {
  /** Its name, and its address without a path, unless the owner gives others. */
  name: string;
  address: string;
  /** The field for robots: a message that fills it in is dropped. */
  honeypot: string;
  /**
   * What a reply says about the message by its marks of success, if anything: it was accepted, refused, or
   * waits for the owner to confirm the form.
   */
  verdict(reply: Reply): 'accepted' | 'refused' | 'held' | undefined;
  /** What its errors say when only a person on its own page can pass. */
  captcha: RegExp;
  /** Our words for its codes for the form as a whole, as sentences. */
  formCodes: Map<string, string>;
  /** Our words for its codes for one field. They follow its label, on one line of a small phone. */
  fieldCodes: Map<string, string>;
  /** Our words for its errors without a code, which are in small letters here. */
  errors: Map<string, string>;
};

/** The JSON of a reply: nothing is known about its properties. */
export type Reply = Partial<Record<string, unknown>>;

/** The service of this site. Another has a file like `formspree.ts`, and is named here instead. */
export const formService: FormService = formspree;
