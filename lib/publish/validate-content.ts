import { contentFiles } from '../content/content-files';
import { problemsOf, type Content, type Finding } from '../content/define-content';
import { textParts } from '../content/linked-text';
import { quote } from '../content/must-be';
import { answered } from '../content/questions';
import { readContent, type ReadContent } from '../content/read-content';
import { serviceBlocks } from '../content/services';
import { checkLogo } from '../photos/check-logo';
import { checkPhoto } from '../photos/check-photo';
import { withServices } from '../prices/price-words';
import { anchors } from '../site/price-links';
import { type Route, routes } from '../site/routes';

/**
 * Applies every rule that content must meet before any site can be built: each file by itself, then what
 * files say about each other, and the pictures.
 */
export async function validateContent(projectDir: string): Promise<ReadContent> {
  const read = readContent(await contentFiles(projectDir));
  const { content } = read;
  if (!content) return read;
  const findings = [
    ...brokenReferences(content),
    ...deadLinks(content),
    ...(await unusablePictures(content, projectDir)),
  ];
  return { ...read, problems: problemsOf(content, findings) };
}

/** What services say about other files that does not hold there. */
function brokenReferences({ photos, priceGuide, services }: Content): Finding[] {
  const pictures = photos.map(({ file }) => file);
  const extras = priceGuide.extras.map(({ id }) => id);
  return services.flatMap(({ id, photo, price }, row): Finding[] => {
    const extra = typeof price === 'object' && 'extra' in price ? price.extra : undefined;
    const photoRule = `must be one of the pictures in content/photos.ts (${pictures.join(', ')}), not ${quote(photo)}`;
    const priceRule = `must be 'regular', 'on request', an amount, a price in another form, or the id of an extra in content/prices.ts (${extras.join(', ')}), not ${quote(extra)}`;
    const idRule = `is ${quote(id)}, the id of an extra in content/prices.ts: choose another`;
    return [
      ['services', [row, 'photo'], photo && !pictures.includes(photo) && photoRule],
      ['services', [row, 'price'], extra && !extras.includes(extra) && priceRule],
      // `/contact?about=` takes ids of services and of extras.
      ['services', [row, 'id'], extras.includes(id) && idRule],
    ];
  });
}

/** Links in answers to pages of this site, or places on them, that are not there. */
function deadLinks(content: Content): Finding[] {
  const places = placesOnPages(content);
  return content.questions.flatMap(({ answer }, row) =>
    answer.flatMap(textParts).map(({ href = '' }): Finding => {
      const why = whyDead(href, places, content);
      return ['questions', [row, 'answer'], why && `links to ${quote(href)}, ${why}`];
    }),
  );
}

/** Why an address leads nowhere on this site, as the end of a sentence. */
function whyDead(
  href: string,
  places: Record<string, string[]>,
  { questions }: Content,
): string | undefined {
  if (!href.startsWith('/')) return undefined;
  const { pathname, hash } = new URL(href, 'https://site');
  if (!Object.hasOwn(places, pathname)) {
    return `which is no page of this site: write one of ${Object.keys(places).join(', ')}`;
  }
  if (['', '#main', ...places[pathname]!.map((id) => `#${id}`)].includes(hash)) return undefined;
  return pathname === routes.faq && questions.some(({ id }) => `#${id}` === hash)
    ? `a question without an answer, which nobody sees: answer it, or write ${pathname}`
    : `but ${hash} is nowhere on that page: correct it, or write ${pathname}`;
}

/** The ids on each page that links can lead to. */
function placesOnPages({ priceGuide, questions, services }: Content): Record<Route, string[]> {
  const { extras: offers } = withServices(priceGuide, services);
  const { form, ...onPrices } = anchors;
  return {
    [routes.home]: [],
    [routes.about]: [],
    [routes.contact]: [form],
    [routes.services]: serviceBlocks(services).map(({ id }) => id),
    [routes.faq]: answered(questions).map(({ id }) => id),
    [routes.prices]: [...Object.values(onPrices), ...offers.map(({ id }) => id)],
  };
}

async function unusablePictures(content: Content, projectDir: string): Promise<Finding[]> {
  const { logo } = content.business;
  const photos = content.photos.map(async ({ file }, row): Promise<Finding> => [
    'photos',
    [row, 'file'],
    await checkPhoto(file, projectDir),
  ]);
  return [
    ...(await Promise.all(photos)),
    ['business', ['logo'], logo && (await checkLogo(logo, projectDir))],
  ];
}
