import { existsSync } from 'node:fs';
import path from 'node:path';
import { contentFiles } from '../content/content-files';
import { problemsOf, type Content, type Finding } from '../content/define-content';
import { textParts } from '../content/linked-text';
import { quoted } from '../content/must-be';
import { answered } from '../content/questions';
import { readContent, type ReadContent } from '../content/read-content';
import { serviceBlocks } from '../content/services';
import { checkLogo } from '../photos/check-logo';
import { checkPhoto } from '../photos/check-photo';
import { offerRules } from '../content/price-rules';
import { isOnRequest } from '../prices/price-forms';
import { withServices } from '../prices/price-words';
import { anchors } from '../site/links';
import { type Route, routes, siteFiles } from '../site/routes';

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
    ...takenIds(content),
    ...deadLinks(content),
    ...takenAddresses(content, projectDir),
    ...(await unusablePictures(content, projectDir)),
  ];
  return { ...read, problems: problemsOf(content, findings) };
}

/** What services say about other files that does not hold there. */
function brokenReferences({ photos, priceGuide, services }: Content): Finding[] {
  const pictures = photos.map(({ file }) => file);
  const extras = priceGuide.extras.map(({ id }) => id);
  const isPriced = priceGuide.homes.length > 0;
  return services.flatMap(({ id, photo, price, ...offer }, row): Finding[] => {
    const extra = typeof price === 'object' && 'extra' in price ? price.extra : undefined;
    const own = typeof price === 'object' && 'form' in price ? price : undefined;
    const rules = own && offerRules({ id, price: own, ...offer }, priceGuide, [row]);
    const photoRule = `must be one of the pictures in content/photos.ts (${pictures.join(', ')}), not ${quoted(photo)}`;
    const priceRule = `must be 'regular', 'on request', an amount, a price in another form, or the id of an extra in content/prices.ts (${extras.join(', ')}), not ${quoted(extra)}`;
    const idRule = `is ${quoted(id)}, the id of an extra in content/prices.ts: choose another`;
    return [
      ['services', [row, 'photo'], photo && !pictures.includes(photo) && photoRule],
      ['services', [row, 'price'], extra && !extras.includes(extra) && priceRule],
      [
        'services',
        [row, 'price'],
        price === 'regular' &&
          !isPriced &&
          'is the price of a home, and there are no homes: write another',
      ],
      ...(rules ?? []).map(([path, rule]): Finding => ['services', path, rule]),
      // `/contact?about=` takes ids of services and of extras.
      ['services', [row, 'id'], extras.includes(id) && idRule],
    ];
  });
}

/** Ids that the prices page has for something else, so that links to them would end there. */
function takenIds({ priceGuide, services }: Content): Finding[] {
  const taken: string[] = Object.values(anchors);
  const ruleFor = ({ id }: { id: string }) =>
    taken.includes(id) &&
    `is ${quoted(id)}, which the site uses for a part of a page: choose another`;
  return [
    ...priceGuide.extras.map((one, row): Finding => [
      'priceGuide',
      ['extras', row, 'id'],
      ruleFor(one),
    ]),
    ...services.map((one, row): Finding => ['services', [row, 'id'], ruleFor(one)]),
  ];
}

/** What leads to pages of this site, or places on them, that are not there. */
function deadLinks(content: Content): Finding[] {
  const places = placesOnPages(content);
  const inAnswers = content.questions.flatMap(({ answer }, row) =>
    answer.flatMap(textParts).map(({ href = '' }): Finding => {
      const why = whyDead(href, places, content);
      return ['questions', [row, 'answer'], why && `links to ${quoted(href)}, ${why}`];
    }),
  );
  const { oldAddresses = [] } = content.business;
  const fromOldAddresses = oldAddresses.map(({ to }, row): Finding => {
    const why = whyDead(to, places, content);
    return ['business', ['oldAddresses', row, 'to'], why && `is ${quoted(to)}, ${why}`];
  });
  return [...inAnswers, ...fromOldAddresses];
}

/** Old addresses that the site itself answers. */
function takenAddresses({ business }: Content, projectDir: string): Finding[] {
  const { oldAddresses = [] } = business;
  const pages: string[] = Object.values(routes);
  return oldAddresses.map(({ from, file }, row) => {
    const address = file.toLowerCase().replace(/(\/?index)?\.html$/, '');
    const top = address.split('/')[0]!;
    const isTaken =
      pages.includes(`/${address}`) ||
      siteFiles.includes(top) ||
      existsSync(path.join(projectDir, 'public', top));
    const rule = `is ${quoted(from)}, an address of the new site too: remove the row`;
    return ['business', ['oldAddresses', row, 'from'], isTaken && rule];
  });
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
  const { extras } = withServices(priceGuide, services);
  const { form, estimator, tables, extras: table } = anchors;
  const hasTable = extras.some(({ price }) => !isOnRequest(price));
  return {
    [routes.home]: [],
    [routes.about]: [],
    [routes.contact]: [form],
    [routes.services]: serviceBlocks(services).map(({ id }) => id),
    [routes.faq]: answered(questions).map(({ id }) => id),
    [routes.prices]: [
      estimator,
      tables,
      ...(hasTable ? [table] : []),
      ...extras.map(({ id }) => id),
    ],
  };
}

/** In pixels. */
const minPortraitWidth = 240;

async function unusablePictures(content: Content, projectDir: string): Promise<Finding[]> {
  const { logo, person } = content.business;
  const portrait = person && (await checkPhoto(person.photo, projectDir, minPortraitWidth));
  const photos = content.photos.map(async ({ file }, row): Promise<Finding> => [
    'photos',
    [row, 'file'],
    await checkPhoto(file, projectDir),
  ]);
  return [
    ...(await Promise.all(photos)),
    ['business', ['person', 'photo'], portrait],
    ['business', ['logo'], logo && (await checkLogo(logo, projectDir))],
  ];
}
