import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { contentFiles } from '../content/content-files';
import { peopleOf } from '../content/business';
import { followsFrom, type Rule } from '../content/cross-check';
import { problemsOf, type Content } from '../content/define-content';
import { textParts } from '../content/linked-text';
import { closest, either, quoted, similar } from '../content/must-be';
import { answered } from '../content/questions';
import { readContent, type ReadContent } from '../content/read-content';
import { serviceBlocks } from '../content/services';
import { checkLogo } from '../photos/check-logo';
import { checkPhoto } from '../photos/check-photo';
import { priceHint } from '../content/price';
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
  const { content, written, problems, gaps } = read;
  const pictures = (await unusablePictures(content, projectDir)).filter(([, broken]) => broken);
  const rules = [
    ...brokenReferences(content),
    ...takenIds(content),
    ...deadLinks(content),
    ...takenAddresses(content, projectDir),
  ];
  const seen = new Set([...gaps, ...pictures.map(([path]) => String(path))]);
  const own = [
    ...pictures.filter((rule) => !followsFrom(gaps, rule, false)),
    ...rules.filter((rule) => !followsFrom(seen, rule, false)),
  ];
  return { ...read, problems: [...problems, ...problemsOf(written, own)] };
}

/** What services say about other files that does not hold there. */
function brokenReferences({ photos, priceGuide, services }: Content): Rule[] {
  const pictures = photos.map(({ file }) => file);
  const used = services.flatMap(({ photo, before }) => [photo, before]);
  const unused = pictures.filter((file) => !used.includes(file));
  const extras = priceGuide.extras.map(({ id }) => id);
  const isPriced = priceGuide.homes.length > 0;
  return services.flatMap(({ id, photo, before, price, ...offer }, row): Rule[] => {
    const path = ['services', row];
    const extra = typeof price === 'object' && 'extra' in price ? price.extra : undefined;
    const own = typeof price === 'object' && 'form' in price ? price : undefined;
    const form = priceHint(extra)?.replace('write ', '');
    const photoRule = (field: string, file: string | undefined): Rule => {
      const other = unused.length > 0 ? `write ${closest(file, unused)}, or ` : '';
      const rule = `is ${quoted(file)}, which is not a picture in content/photos.ts: ${other}add a row for it there`;
      return [[...path, field], file && !pictures.includes(file) && rule, ['photos']];
    };
    const priceRule = `is ${quoted(extra)}, which is not the id of an extra in content/prices.ts: write ${form ?? `${closest(extra, [...extras, 'regular', 'on request'])}, or an amount`}`;
    const noHomes = 'is the price of a home, and there are no homes: write another';
    const idRule = `is ${quoted(id)}, the id of an extra in content/prices.ts: choose another`;
    return [
      photoRule('photo', photo),
      photoRule('before', before),
      [[...path, 'price'], extra && !extras.includes(extra) && priceRule, ['priceGuide,extras']],
      [[...path, 'price'], price === 'regular' && !isPriced && noHomes, ['priceGuide,homes']],
      ...(own ? offerRules({ id, price: own, ...offer }, priceGuide, path) : []),
      // `/contact?about=` takes ids of services and of extras.
      [[...path, 'id'], extras.includes(id) && idRule],
    ];
  });
}

/** Ids that the site has for parts of its pages, so that links to them would end there. */
function takenIds({ priceGuide, services }: Content): Rule[] {
  const ruleFor = (path: PropertyKey[], { id }: { id: string }): Rule => {
    const isTaken = ['main', ...Object.values(anchors)].includes(id);
    const rule = `is ${quoted(id)}, which the site uses for a part of a page: choose another`;
    return [[...path, 'id'], isTaken && rule];
  };
  return [
    ...priceGuide.extras.map((extra, row) => ruleFor(['priceGuide', 'extras', row], extra)),
    ...services.map((service, row) => ruleFor(['services', row], service)),
  ];
}

/** What leads to pages of this site, or places on them, that are not there. */
function deadLinks(content: Content): Rule[] {
  const { business, questions } = content;
  const { notices = [], oldAddresses = [] } = business;
  const linksIn = (linked: string, path: PropertyKey[]) =>
    textParts(linked).map(({ href = '' }): Rule => {
      return [path, deadLink(`links to ${quoted(href)}`, href, content)];
    });
  return [
    ...notices.flatMap(({ text }, row) => linksIn(text, ['business', 'notices', row, 'text'])),
    ...questions.flatMap(({ answer }, row) =>
      answer.flatMap((paragraph, index) =>
        linksIn(paragraph, ['questions', row, 'answer', ...(answer.length > 1 ? [index] : [])]),
      ),
    ),
    ...oldAddresses.map(({ to }, row): Rule => {
      return [['business', 'oldAddresses', row, 'to'], deadLink(`is ${quoted(to)}`, to, content)];
    }),
  ];
}

/** Why an address leads nowhere on this site, in a sentence with this beginning. */
function deadLink(start: string, href: string, content: Content): string | undefined {
  if (!href.startsWith('/')) return undefined;
  const { pathname, hash } = new URL(href, 'https://site');
  const ids: Record<string, string[]> = idsOnPages(content);
  if (!Object.hasOwn(ids, pathname)) {
    return `${start}, which is not a page of this site: write one of ${Object.keys(ids).join(', ')}`;
  }
  if (['', '#main', ...ids[pathname]!.map((id) => `#${id}`)].includes(hash)) return undefined;
  const near = similar(hash, ids[pathname]!).map((id) => `${pathname}#${id}`);
  const remedy = near.length > 0 ? 'write' : 'correct it, or write';
  return pathname === routes.faq && content.questions.some(({ id }) => `#${id}` === hash)
    ? `${start}, a question without an answer, which nobody sees: answer it, or write ${pathname}`
    : `${start}, but ${hash} is nowhere on that page: ${remedy} ${either([...near, pathname])}`;
}

/** What links can lead to, by page. */
function idsOnPages({ priceGuide, questions, services }: Content): Record<Route, string[]> {
  const { extras } = withServices(priceGuide, services);
  const { form, estimator, tables, extras: table } = anchors;
  const hasTable = extras.some(({ price }) => !isOnRequest(price));
  const tableIds = hasTable ? [tables, table] : [tables];
  return {
    [routes.home]: [],
    [routes.about]: [],
    [routes.contact]: [form],
    [routes.services]: serviceBlocks(services).map(({ id }) => id),
    [routes.faq]: answered(questions).map(({ id }) => id),
    [routes.prices]: [estimator, ...tableIds, ...extras.map(({ id }) => id)],
  };
}

/** Old addresses that the site itself answers. */
function takenAddresses({ business }: Content, projectDir: string): Rule[] {
  const { oldAddresses = [] } = business;
  return oldAddresses.map(({ from, file }, row) => {
    const address = file.toLowerCase().replace(/(\/?index)?\.html$/, '');
    const top = address.split('/')[0]!;
    // A page is a file, which nothing can be inside.
    const page = top.replace(/(^index)?\.html$/, '');
    const isPage = [address, ...(page === top ? [] : [page])].some((one) =>
      Object.values<string>(routes).includes(`/${one}`),
    );
    const isPublic = [top, file].some((name) => existsSync(join(projectDir, 'public', name)));
    const isTaken = isPage || isPublic || siteFiles().includes(page);
    const rule = `is ${quoted(from)}, an address of the new site too: remove the row`;
    return [['business', 'oldAddresses', row, 'from'], isTaken && rule];
  });
}

/** In pixels. */
const minPortraitWidth = 240;

async function unusablePictures(content: Content, projectDir: string): Promise<Rule[]> {
  const { logo, person } = content.business;
  const photos = content.photos.map(async ({ file }, row): Promise<Rule> => {
    return [['photos', row, 'file'], await checkPhoto(file, projectDir)];
  });
  const portraits = peopleOf(content.business).map(async ({ photo }, row): Promise<Rule> => {
    const path = ['business', ...(person ? ['person'] : ['people', row]), 'photo'];
    return [path, await checkPhoto(photo, projectDir, minPortraitWidth)];
  });
  return [
    ...(await Promise.all([...photos, ...portraits])),
    [['business', 'logo'], logo && (await checkLogo(logo, projectDir))],
  ];
}
