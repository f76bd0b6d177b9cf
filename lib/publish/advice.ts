import { problemAt, type Problem } from '../content/problem';
import type { Content } from '../content/read-content';
import { printDay, today } from '../site/calendar-day';
import { outdatedTexts } from './outdated-texts';

/** What would improve the site, without keeping it from being published. */
export function advice(content: Content, day = today()): Problem[] {
  return [
    ...dateAdvice(content, day),
    ...pictureAdvice(content),
    ...priceAdvice(content),
    ...pageAdvice(content),
    ...outdatedTexts(content),
  ];
}

function dateAdvice({ business }: Content, day: string): Problem[] {
  const { insurance, notice } = business;
  const tell = (path: string[], rule: string) => [problemAt('content/business.ts', path, rule)];
  return [
    ...(notice && notice.lastDay < day
      ? tell(
          ['notice'],
          `is not shown any more, since ${printDay(notice.lastDay)} has passed: remove it`,
        )
      : []),
    ...(insurance && insurance.validUntil >= day && insurance.validUntil < monthAfter(day)
      ? tell(
          ['insurance', 'validUntil'],
          `is ${printDay(insurance.validUntil)}: from the day after, the site cannot be published until you put in the new date`,
        )
      : []),
  ];
}

function monthAfter(day: string): string {
  return today(new Date(Date.parse(day) + 31 * 24 * 60 * 60 * 1_000));
}

function pictureAdvice({ photos, services }: Content): Problem[] {
  const file = 'content/photos.ts';
  const illustrations = photos.filter(({ illustration }) => illustration);
  const unused = photos
    .slice(1)
    .filter((photo) => services.every((one) => one.photo !== photo.file));
  return [
    ...about(
      illustrations.map((photo) => photo.file),
      (names) => ({
        file,
        message: `these pictures are still illustrations; visitors trust photos of your own work more: ${names}`,
      }),
    ),
    ...about(
      unused.map((photo) => photo.file),
      (names) => ({
        file,
        message: `no page shows these pictures; use them in content/services.ts or remove their rows: ${names}`,
      }),
    ),
    ...photos.flatMap(({ alt }, index) =>
      alt.length < 10
        ? problemAt(
            file,
            [index, 'alt'],
            'is short: describe the picture for people who cannot see it',
            photos,
          )
        : [],
    ),
  ];
}

/** What prints on one sheet of A4 in any system font. */
const rowsOnOneSheet = 16;

function priceAdvice({ priceGuide }: Content): Problem[] {
  const file = 'content/prices.ts';
  const homes = priceGuide.homes.flatMap((table) => table.rows);
  const sizes = priceGuide.extras.flatMap(({ price }) =>
    typeof price === 'object' && 'bySize' in price ? price.bySize : [],
  );
  const unsized = sizes.length > 0 ? homes.filter(({ size }) => size === undefined) : [];
  const rows = homes.length + sizes.length;
  return [
    ...about(
      unsized.map(({ name }) => name),
      (names) => ({
        file,
        message: `homes: these have no size, so their extras that are priced by size are on request: ${names}`,
      }),
    ),
    ...(rows > rowsOnOneSheet
      ? [{ file, message: `${rows} rows may print on two sheets; ${rowsOnOneSheet} fit on one` }]
      : []),
  ];
}

function pageAdvice({ pages }: Content): Problem[] {
  const file = 'content/pages.ts';
  const { notFound: _, ...listed } = pages;
  const entries = Object.entries(listed);
  const short = entries
    .filter(([, { description }]) => description.length < 40)
    .map(([page]) =>
      problemAt(file, [page, 'description'], 'is short: search engines show about 150 characters'),
    );
  const repeated = (['title', 'description'] as const).flatMap((field) =>
    entries.flatMap(([page, words], index) => {
      const twin = entries.slice(0, index).find(([, other]) => other[field] === words[field]);
      return twin
        ? problemAt(
            file,
            [page, field],
            `is the same as that of ${twin[0]}: search results would show two pages that look alike`,
          )
        : [];
    }),
  );
  return [...short, ...repeated];
}

/** One piece of advice about all of the names, or none. */
function about(names: string[], advise: (names: string) => Problem): Problem[] {
  return names.length > 0 ? [advise(names.join(', '))] : [];
}
