import type { Business } from '../content/business';
import { problemAt, type Problem } from '../content/problem';
import type { Content } from '../content/read-content';
import { printDay, today } from '../site/calendar-day';

type ValidParts<Value> = Value extends (infer Entry)[]
  ? (ValidParts<Entry> | undefined)[]
  : Value extends object
    ? { [Field in keyof Value]?: ValidParts<Value[Field]> | undefined }
    : Value;

/**
 * Why a site with this content may be previewed but not published: example details, missing details
 * that the law asks for, and what has expired. Invalid parts, which `validateContent` reports, are skipped.
 */
export function releaseBlockers(
  {
    business,
    priceGuide,
    reviews,
  }: ValidParts<Pick<Content, 'business' | 'priceGuide' | 'reviews'>>,
  day = today(),
): Problem[] {
  return [
    ...(business ? businessBlockers(business, day) : []),
    ...(priceGuide?.lastChanged !== undefined && priceGuide.lastChanged > day
      ? [
          problemAt(
            'content/prices.ts',
            ['lastChanged'],
            `is ${printDay(priceGuide.lastChanged)}, which is still to come: put in the day on which the prices last changed`,
          ),
        ]
      : []),
    ...(reviews ?? []).flatMap((review, index) =>
      review?.month !== undefined && review.month > day
        ? problemAt(
            'content/reviews.ts',
            [index, 'month'],
            `is ${printDay(review.month)}, which is still to come: put in the month in which the review was written`,
            reviews,
          )
        : [],
    ),
  ];
}

function businessBlockers(business: ValidParts<Business>, day: string): Problem[] {
  const { phone, email, siteAddress, formService, privacy, insurance } = business;
  const block = (path: string[], rule: string) => problemAt('content/business.ts', path, rule);
  const blockers = [
    phone?.national !== undefined &&
      isDramaNumber(phone.national) &&
      block(
        ['phone'],
        `${phone.national} is a number for films and examples, which reaches nobody: put in your own`,
      ),
    email !== undefined &&
      isExampleHost(email.split('@')[1] ?? '') &&
      block(['email'], `${email} is an example, which reaches nobody: put in your own`),
    siteAddress !== undefined &&
      isExampleHost(new URL(siteAddress).hostname) &&
      block(
        ['siteAddress'],
        `${siteAddress} is an example: put in the address where you publish this site`,
      ),
    formService?.address !== undefined &&
      isExampleHost(new URL(formService.address).hostname) &&
      block(
        ['formService', 'address'],
        `${formService.address} is an example: put in the address of your form service`,
      ),
    formService?.formId !== undefined &&
      /^(example|test|preview|your-?form-?id|x+)$/i.test(formService.formId) &&
      block(
        ['formService', 'formId'],
        `"${formService.formId}" is an example: put in the id that your form service gave you (content/README.md says how)`,
      ),
    insurance?.validUntil !== undefined &&
      insurance.validUntil < day &&
      block(
        ['insurance', 'validUntil'],
        `was ${printDay(insurance.validUntil)}, so the insurance has expired: put in its new last day, or remove insurance`,
      ),
    privacy?.responsible === undefined &&
      block(
        ['privacy', 'responsible'],
        'is missing: say who is responsible for what visitors send',
      ),
    privacy?.kept === undefined &&
      block(['privacy', 'kept'], 'is missing: say how long you keep messages, e.g. 12 months'),
  ];
  return blockers.filter((blocker) => blocker !== false);
}

/** Numbers that Ofcom reserves for television and radio drama, without spaces. */
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

/** Domains reserved for examples and tests. */
function isExampleHost(host: string): boolean {
  return /(^|\.)(example(\.(com|net|org|co\.uk))?|test|invalid|localhost)$/i.test(host);
}
