import { createHash } from 'node:crypto';
import { problemsOf, type Content, type Finding } from '../content/define-content';
import type { Problem } from '../content/problem';
import { answered } from '../content/questions';
import { formatAmount } from '../prices/amount';
import { printDay, today } from '../site/dates-and-times';

/** What would improve the site, without keeping it from being published; what has expired comes first. */
export function advice(content: Content, day = today()): Problem[] {
  const isShort = content.business.phone.international.length === '+44169772345'.length;
  const shortNumber = 'has 10 digits, and nearly all numbers have 11: is that right?';
  return problemsOf(content, [
    ...dateAdvice(content, day),
    ['business', ['phone'], isShort && shortNumber],
    ...pictureAdvice(content),
    ...priceAdvice(content),
  ]);
}

/**
 * What visitors would like to know and the content does not say. The most valuable comes first: reviews
 * and a quick reply decide more than the price, then whether the business comes to their street.
 */
export function emptyFacts(content: Content): Problem[] {
  const { business, priceGuide, questions, reviews } = content;
  const ask = (part: keyof Content, question: string, answer: unknown): Finding => {
    const isEmpty = answer === undefined || (Array.isArray(answer) && answer.length === 0);
    return [part, [], isEmpty && question];
  };
  const mayText = business.textMessages ?? business.whatsApp;
  return problemsOf(content, [
    ask('reviews', 'what have customers written about you?', reviews),
    ask('business', 'replyWithin: how soon do you answer messages?', business.replyWithin),
    ask('business', 'areas: where do you work?', business.areas),
    ask('business', 'insurance: are you insured?', business.insurance),
    ask('questions', 'what do people ask before they book?', answered(questions)),
    ask('business', 'hours: when do you answer the phone?', business.hours),
    ask('business', 'textMessages or whatsApp: may people text you?', mayText),
    ask('business', 'promises: what can customers rely on?', business.promises),
    ask('business', 'profiles: where else can people look you up?', business.profiles),
    ask(
      'business',
      'memberships: do you belong to a trade body, or hold a licence?',
      business.memberships,
    ),
    ask('business', 'callsBack: do you call people who would rather talk?', business.callsBack),
    ask('business', 'logo: do you have one of your own?', business.logo),
    ask('priceGuide', 'lastChanged: when did you last change your prices?', priceGuide.lastChanged),
  ]);
}

function dateAdvice({ business: { insurance, notice } }: Content, day: string): Finding[] {
  const over = notice && notice.lastDay < day && printDay(notice.lastDay);
  const monthFromNow = today(new Date(Date.parse(day) + 31 * 24 * 60 * 60 * 1_000));
  const until = insurance && insurance.validUntil < monthFromNow && printDay(insurance.validUntil);
  const gone = `is ${until}, after which your insurance is not shown: put in its new last day`;
  return [
    ['business', ['notice'], over && `is no longer shown, since ${over} has passed: remove it`],
    ['business', ['insurance', 'validUntil'], until && gone],
  ];
}

/** How the SHA-256 of each description of an illustration that comes with the site begins. */
const illustrationHashes = 'b2bea86f 5e2cb7b7 8d0b1604 a2dd0f17 50f1ec69 c9664007';

function pictureAdvice({ photos, services }: Content): Finding[] {
  const names = (some: typeof photos) => some.map(({ file }) => file).join(', ');
  const illustrations = names(photos.filter(({ illustration }) => illustration));
  const isUnused = (photo: { file: string }) => services.every((one) => one.photo !== photo.file);
  const unused = names(photos.slice(1).filter(isUnused));
  return [
    [
      'photos',
      [],
      illustrations &&
        `these pictures are still illustrations; visitors trust photos of your own work more: ${illustrations}`,
    ],
    [
      'photos',
      [],
      unused &&
        `no page shows these pictures; use them in content/services.ts or remove their rows: ${unused}`,
    ],
    ...photos.flatMap(({ alt, illustration }, row): Finding[] => {
      const short = 'is short: describe the picture for people who cannot see it';
      const former =
        'still describes the illustration that was here before: say what your photo shows';
      const hash = createHash('sha256').update(alt).digest('hex').slice(0, 8);
      return [
        ['photos', [row, 'alt'], alt.length < 10 && short],
        ['photos', [row, 'alt'], !illustration && illustrationHashes.includes(hash) && former],
      ];
    }),
  ];
}

/** What costs more, in pence, is more likely a slip. */
const dearestClean = 200_00;

function priceAdvice({ priceGuide: { homes, extras } }: Content): Finding[] {
  const rows = homes.flatMap((table, index) =>
    table.rows.map((home, row) => ({ ...home, path: ['homes', index, 'rows', row] })),
  );
  return [
    ...extras.map(({ price }, row): Finding => {
      const sizes: unknown[] =
        typeof price === 'object' && 'bySize' in price ? price.bySize.map(({ size }) => size) : [];
      const left = rows.filter(({ size }) => !sizes.includes(size)).map(({ name }) => name);
      const rule = `is on request for these homes, which have no size, or one without a row here: ${left.join(', ')}`;
      return ['priceGuide', ['extras', row, 'price'], sizes.length > 0 && left.length > 0 && rule];
    }),
    ...rows.map(({ path, fourWeeks, eightWeeks }): Finding => {
      const isDear = [fourWeeks, eightWeeks].some((amount) => Number(amount) > dearestClean);
      const isOdd = isDear || eightWeeks < fourWeeks;
      const rule = `is ${formatAmount(eightWeeks)}, and every 4 weeks ${formatAmount(fourWeeks)}: is that right?`;
      return ['priceGuide', [...path, 'eightWeeks'], isOdd && rule];
    }),
  ];
}
