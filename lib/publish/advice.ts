import { problemAt, type Problem } from '../content/problem';
import type { Content } from '../content/read-content';
import { houseGroups } from '../prices/houses';
import { priceAnchors } from '../site/price-summary';
import { staleWords } from './stale-words';

/** What would make the site better; it can be published all the same. */
export function advice(content: Content): Problem[] {
  return [
    ...pictureAdvice(content),
    ...priceAdvice(content),
    ...pageAdvice(content),
    ...staleWords(content),
  ];
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
        message: `these pictures are still illustrations; photos of your own work would be trusted more: ${names}`,
      }),
    ),
    ...about(
      unused.map((photo) => photo.file),
      (names) => ({
        file,
        message: `no page shows these pictures; name each in a row of content/services.ts, or remove its row: ${names}`,
      }),
    ),
    ...photos.flatMap(({ alt }, index) =>
      alt.length < 10
        ? problemAt(
            file,
            [index, 'alt'],
            `is short: say what is to be seen, for people who cannot see it`,
            photos,
          )
        : [],
    ),
  ];
}

/** The most rows that print on one sheet of A4, whatever the font. */
const rowsOnOneSheet = 16;

function priceAdvice({ priceGuide }: Content): Problem[] {
  const file = 'content/prices.ts';
  const { semiDetached, detached, additionalServices } = priceGuide;
  const houses = houseGroups(priceGuide).flatMap((group) => group.houses.map(({ house }) => house));
  const unpriced = houses.filter(({ additional }) => !additional).map(({ name }) => name);
  const rows = semiDetached.length + detached.length + additionalServices.length;
  return [
    ...about(unpriced, (names) => ({
      file,
      message: `additionalServices: no row is for these houses, so that their gutters are on request; add them to the houses of a row if they have a price: ${names}`,
    })),
    ...(rows > rowsOnOneSheet
      ? [{ file, message: `${rows} rows may print on two sheets; ${rowsOnOneSheet} fit on one` }]
      : []),
  ];
}

function pageAdvice({ pages, services }: Content): Problem[] {
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
            `is the same as that of ${twin[0]}: in search results the pages look alike`,
          )
        : [];
    }),
  );
  const ids = [...services.map(({ id }) => id), priceAnchors.firstClean as string];
  const gone = pages.about.servicesOrder.filter((id) => !ids.includes(id));
  return [
    ...short,
    ...repeated,
    ...gone.map((id) =>
      problemAt(
        file,
        ['about', 'servicesOrder'],
        `names ${id}, which is not offered: remove it or correct it`,
      ),
    ),
  ];
}

/** One piece of advice about a list of names, or none. */
function about(names: string[], advise: (names: string) => Problem): Problem[] {
  return names.length > 0 ? [advise(names.join(', '))] : [];
}
