import { textParts } from '../content/linked-text';
import { locateProblems } from '../content/locate-problems';
import { problemAt, type Problem } from '../content/problem';
import { quote } from '../content/must-be';
import { answered } from '../content/questions';
import { readContent, type Content, type ContentWithProblems } from '../content/read-content';
import { serviceBlocks } from '../content/services';
import { checkLogo } from '../photos/check-logo';
import { checkPhoto } from '../photos/check-photo';
import { withServices } from '../prices/price-words';
import { anchors } from '../site/price-links';
import { routes } from '../site/routes';

/**
 * Applies every rule that content must meet before any site can be built: each file by itself, the
 * references of files without mistakes, and the pictures. Problems come with line numbers. Without
 * problems, no file is missing from the content.
 */
export async function validateContent(projectDir: string): Promise<ContentWithProblems> {
  const { content, problems } = await readContent(projectDir);
  const all = [
    ...problems,
    ...brokenReferences(content),
    ...deadLinks(content),
    ...(await unusablePictures(content, projectDir)),
  ];
  return { content, problems: await locateProblems(projectDir, all) };
}

/** What services say about other files that does not hold there. */
function brokenReferences({ photos, priceGuide, services = [] }: Partial<Content>): Problem[] {
  const pictures = photos?.map(({ file }) => file);
  const extras = priceGuide?.extras.map(({ id }) => id);
  return services.flatMap(({ id, photo, price }, row) => {
    const tell = (field: string, rule: string) =>
      problemAt('content/services.ts', [row, field], rule, services);
    const extra = typeof price === 'object' && 'extra' in price ? price.extra : undefined;
    const problems: Problem[] = [];
    if (photo && pictures && !pictures.includes(photo)) {
      const known = `must be one of the pictures in content/photos.ts (${pictures.join(', ')})`;
      problems.push(tell('photo', `${known}, not ${quote(photo)}`));
    }
    if (extra && extras && !extras.includes(extra)) {
      const known = `must be 'regular', 'on request', an amount, a price in another form, or the id of an extra in content/prices.ts (${extras.join(', ')})`;
      problems.push(tell('price', `${known}, not ${quote(extra)}`));
    }
    // `/contact?about=` takes ids of services and of extras.
    if (extras?.includes(id)) {
      problems.push(
        tell('id', `is ${quote(id)}, the id of an extra in content/prices.ts: choose another`),
      );
    }
    return problems;
  });
}

/** Links in answers to pages of this site, or places on them, that are not there. */
function deadLinks(content: Partial<Content>): Problem[] {
  const { questions = [] } = content;
  const places = placesOnPages(content);
  return questions.flatMap(({ answer }, row) =>
    answer.flatMap(textParts).flatMap(({ href = '' }) => {
      const why = whyDead(href, places);
      const rule = `links to ${quote(href)}, ${why}`;
      return why ? problemAt('content/questions.ts', [row, 'answer'], rule, questions) : [];
    }),
  );
}

/** Why an address leads nowhere on this site, as the end of a sentence. */
function whyDead(href: string, places: Record<string, string[] | undefined>): string | undefined {
  if (!href.startsWith('/')) return undefined;
  const { pathname, hash } = new URL(href, 'https://site');
  if (!Object.hasOwn(places, pathname)) {
    return `which is no page of this site: write one of ${Object.keys(places).join(', ')}`;
  }
  const known = places[pathname];
  return known && !['', '#main', ...known.map((id) => `#${id}`)].includes(hash)
    ? `but ${hash} is nowhere on that page: correct it, or write ${pathname}`
    : undefined;
}

/** The ids on each page that links can lead to; undefined if a file with a mistake has them. */
function placesOnPages({ priceGuide, questions, services }: Partial<Content>) {
  const guide = priceGuide && services && withServices(priceGuide, services);
  return {
    [routes.home]: [],
    [routes.about]: [],
    [routes.contact]: [],
    [routes.services]: services && serviceBlocks(services).map(({ id }) => id),
    [routes.faq]: questions && answered(questions).map(({ id }) => id),
    [routes.prices]: guide && [...Object.values(anchors), ...guide.extras.map(({ id }) => id)],
  };
}

async function unusablePictures(
  { business, photos = [] }: Partial<Content>,
  projectDir: string,
): Promise<Problem[]> {
  const checks = photos.map(async ({ file }, row) => {
    const rule = await checkPhoto(file, projectDir);
    return rule ? problemAt('content/photos.ts', [row, 'file'], rule, photos) : [];
  });
  const rule = business?.logo && (await checkLogo(business.logo, projectDir));
  return [
    ...(await Promise.all(checks)),
    rule ? problemAt('content/business.ts', ['logo'], rule) : [],
  ].flat();
}
