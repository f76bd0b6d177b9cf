import { HtmlValidate, StaticConfigLoader } from 'html-validate';

const withExtension = ['html-validate:standard', 'html-validate:a11y'];

/** Checks pages against the HTML standard. */
export const validator = new HtmlValidate(
  new StaticConfigLoader({ root: true, extends: withExtension }),
);
