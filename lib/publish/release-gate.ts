import type { Business } from '../content/business';
import { problemAt, type Problem } from '../content/problem';
import type { Sound } from '../content/sound-parts';

/**
 * What stands between sound content and a site that may be published; a release refuses while
 * there is anything. Parts that are not sound are refused elsewhere.
 */
export function releaseGate(business: Sound<Business>): Problem[] {
  const { phone, email, siteAddress, formService, privacy } = business;
  const refuse = (path: string[], rule: string) => problemAt('content/business.ts', path, rule);
  const refusals = [
    phone?.national !== undefined &&
      isDramaNumber(phone.national) &&
      refuse(
        ['phone'],
        `${phone.national} is a number for films and examples, which reaches nobody: put your own`,
      ),
    email !== undefined &&
      isExampleHost(email.split('@')[1] ?? '') &&
      refuse(['email'], `${email} is an example, which reaches nobody: put your own`),
    siteAddress !== undefined &&
      isExampleHost(new URL(siteAddress).hostname) &&
      refuse(
        ['siteAddress'],
        `${siteAddress} is an example: put the address under which you publish this site`,
      ),
    formService?.address !== undefined &&
      isExampleHost(new URL(formService.address).hostname) &&
      refuse(
        ['formService', 'address'],
        `${formService.address} is an example: put that of your form service`,
      ),
    formService?.formId !== undefined &&
      /^(example|test|preview|your-?form-?id|x+)$/i.test(formService.formId) &&
      refuse(
        ['formService', 'formId'],
        `"${formService.formId}" is an example: put the id that your form service gave you; content/README.md says how`,
      ),
    privacy?.responsible === undefined &&
      refuse(
        ['privacy', 'responsible'],
        'is missing: say who is responsible for what visitors send',
      ),
    privacy?.kept === undefined &&
      refuse(['privacy', 'kept'], 'is missing: say how long you keep messages, e.g. 12 months'),
  ];
  return refusals.filter((refusal) => refusal !== false);
}

/** Numbers that Ofcom keeps free for television and radio drama, without their spaces. */
const dramaNumbers = [
  /^07700900\d{3}$/, // mobile
  /^01632960\d{3}$/, // no area
  /^01(1[3-8]|[2-6]1)4960\d{3}$/, // Leeds to Reading, Birmingham to Manchester
  /^01914980\d{3}$/, // Tyneside, Durham, Sunderland
  /^02079460\d{3}$/, // London
  /^02896496\d{3}$/, // Northern Ireland
  /^02920180\d{3}$/, // Cardiff
  /^03069990\d{3}$/, // the whole country
  /^08081570\d{3}$/, // freephone
  /^09098790\d{3}$/, // premium rate
];

function isDramaNumber(phone: string): boolean {
  return dramaNumbers.some((range) => range.test(phone.replaceAll(' ', '')));
}

/** Domains kept for examples and tests, which lead nowhere. */
function isExampleHost(host: string): boolean {
  return /(^|\.)(example(\.(com|net|org|co\.uk))?|test|invalid|localhost)$/i.test(host);
}
