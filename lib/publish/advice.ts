import { createHash } from 'node:crypto';
import { frequencies } from '../content/clean-options';
import { problemAt, type Problem } from '../content/problem';
import type { Content } from '../content/read-content';
import { hasWhiteGround } from '../photos/check-logo';
import { formatAmount } from '../prices/amount';
import { printDay, today } from '../site/dates-and-times';
import { textsIn } from './texts-in';

/** What would improve the site, without keeping it from being published; what has expired comes first. */
export function advice(content: Content, day = today()): Problem[] {
  return [
    ...dateAdvice(content, day),
    ...pictureAdvice(content),
    ...priceAdvice(content),
    ...homeAdvice(content),
    ...pageAdvice(content),
  ].filter((problem) => problem !== undefined && problem !== false);
}

/** What would improve the logo. */
export async function logoAdvice({ business }: Content, projectDir: string): Promise<Problem[]> {
  if (!business.logo || !(await hasWhiteGround(business.logo, projectDir))) return [];
  const rule =
    'has a white ground, which is a white square where the page is dark: a transparent one looks better';
  return [problemAt('content/business.ts', ['logo'], rule)];
}

type Advice = (Problem | false | undefined)[];

function dateAdvice({ business: { insurance, notice } }: Content, day: string): Advice {
  const tell = (path: string[], rule: string) => problemAt('content/business.ts', path, rule);
  const monthFromNow = today(new Date(Date.parse(day) + 31 * 24 * 60 * 60 * 1_000));
  const over = printDay(notice?.lastDay ?? day);
  const { validUntil = monthFromNow } = insurance ?? {};
  const until = printDay(validUntil);
  const rule =
    validUntil < day
      ? `was ${until}, so your insurance is not shown any more: put in its new last day`
      : `is ${until}: the day after, your insurance goes from the site unless you put in its new last day`;
  return [
    notice &&
      notice.lastDay < day &&
      tell(['notice'], `is not shown any more, since ${over} has passed: remove it`),
    validUntil < monthFromNow && tell(['insurance', 'validUntil'], rule),
  ];
}

/** How the SHA-256 of each description of an illustration that comes with the site begins. */
const illustrationHashes = 'b2bea86f 5e2cb7b7 8d0b1604 a2dd0f17 50f1ec69 c9664007';

function pictureAdvice({ photos, services }: Content): Advice {
  const file = 'content/photos.ts';
  const names = (some: typeof photos) => some.map((photo) => photo.file).join(', ');
  const illustrations = names(photos.filter(({ illustration }) => illustration));
  const isUnused = (photo: { file: string }) => services.every((one) => one.photo !== photo.file);
  const unused = names(photos.slice(1).filter(isUnused));
  return [
    illustrations !== '' && {
      file,
      message: `these pictures are still illustrations; visitors trust photos of your own work more: ${illustrations}`,
    },
    unused !== '' && {
      file,
      message: `no page shows these pictures; use them in content/services.ts or remove their rows: ${unused}`,
    },
    ...photos.flatMap(({ alt, illustration }, row) => {
      const tell = (rule: string) => problemAt(file, [row, 'alt'], rule, photos);
      const hash = createHash('sha256').update(alt).digest('hex').slice(0, 8);
      return [
        alt.length < 10 && tell('is short: describe the picture for people who cannot see it'),
        !illustration &&
          illustrationHashes.includes(hash) &&
          tell('still describes the illustration that was here before: say what your photo shows'),
      ];
    }),
  ];
}

/** What prints on one sheet of A4 in any system font. */
const rowsOnOneSheet = 16;

function priceAdvice({ priceGuide: { homes, extras } }: Content): Advice {
  const file = 'content/prices.ts';
  const rows = homes.flatMap((table) => table.rows);
  const sizes = extras.flatMap(({ price }) =>
    typeof price === 'object' && 'bySize' in price ? price.bySize : [],
  );
  const unsized = rows.filter(({ size }) => size === undefined).map(({ name }) => name);
  const printed = rows.length + sizes.length;
  return [
    sizes.length > 0 &&
      unsized.length > 0 && {
        file,
        message: `homes: these have no size, so their extras that are priced by size are on request: ${unsized.join(', ')}`,
      },
    printed > rowsOnOneSheet && {
      file,
      message: `${printed} rows may print on two sheets; ${rowsOnOneSheet} fit on one`,
    },
  ];
}

/** What costs more, in pence, is more likely a slip. */
const dearestClean = 200_00;

/** Prices of a home that look like slips. */
function homeAdvice({ priceGuide }: Content): Advice {
  const homes = priceGuide.homes.flatMap(({ rows }, table) =>
    rows.map((home, row) => ({ ...home, path: ['homes', table, 'rows', row] })),
  );
  return homes.flatMap(({ path, ...home }) => {
    const tell = (field: string, rule: string) =>
      problemAt('content/prices.ts', [...path, field], rule, priceGuide);
    const [often, seldom] = [formatAmount(home.fourWeeks), formatAmount(home.eightWeeks)];
    return [
      ...frequencies.map(
        (frequency) =>
          Number(home[frequency]) > dearestClean &&
          tell(frequency, `is ${formatAmount(home[frequency])} for one clean: is that right?`),
      ),
      home.eightWeeks < home.fourWeeks &&
        tell('eightWeeks', `is ${seldom}, less than the ${often} of every 4 weeks: is that right?`),
    ];
  });
}

/** The name of the business that the site came with. */
const formerName = 'Exterior Property Cleaning';

function pageAdvice({ business, pages }: Content): Advice {
  const tell = (path: PropertyKey[], rule: string) =>
    problemAt('content/pages.ts', path, rule, pages);
  const { notFound: _, ...listed } = pages;
  const entries = Object.entries(listed);
  const looksAlike = 'is that of another page too: search results would show two that look alike';
  return [
    ...entries.flatMap(([page, { title, description }], index) => {
      const others = entries.slice(0, index).map(([, other]) => other);
      return [
        description.length < 40 &&
          tell([page, 'description'], 'is short: search engines show about 150 characters'),
        others.some((other) => other.title === title) && tell([page, 'title'], looksAlike),
        others.some((other) => other.description === description) &&
          tell([page, 'description'], looksAlike),
      ];
    }),
    ...textsIn(pages).map(
      ({ text, path }) =>
        text.includes(formerName) &&
        business.name !== formerName &&
        tell(path, `still has “${formerName}” in it; your name is ${business.name}`),
    ),
  ];
}
