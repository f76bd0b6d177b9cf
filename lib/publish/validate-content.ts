import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { contentFiles } from '../content/content-files';
import { peopleOf } from '../content/business';
import type { Content } from '../content/define-content';
import { either, likelyNames, quoted } from '../content/must-be';
import { answered } from '../content/questions';
import { readContent, type ReadContent } from '../content/read-content';
import { serviceBlocks } from '../content/services';
import { checkLogo } from '../photos/check-logo';
import { checkPhoto } from '../photos/check-photo';
import { isOnRequest } from '../prices/price-forms';
import { completeGuide } from '../prices/service-prices';
import { problemsOf, type Issue } from '../reading/problem';
import { anchors } from '../addresses/links';
import { contactCard, type Route, routes, siteFiles } from '../addresses/routes';
import { textsIn } from './texts-in';

/**
 * Reads the content, and checks everything without which no site can be built: what `readContent` checks, and whether
 * ids, links, old addresses and pictures fit the site.
 */
export async function validateContent(): Promise<ReadContent> {
  const read = readContent(await contentFiles());
  const { content, documents, problems } = read;
  if (!content) return read;
  const issues = [
    ...takenIds(content),
    ...deadLinks(content),
    ...takenAddresses(content),
    ...(await unusablePictures(content)),
  ];
  return { content, documents, problems: [...problems, ...problemsOf(documents, issues)] };
}

/** Ids that the site itself uses on its pages; beside questions, there is only `main`. */
function takenIds({ priceGuide, questions, services }: Content): Issue[] {
  const issueFor = (path: PropertyKey[], { id }: { id: string }): Issue => {
    const isTaken = Object.values<string>(anchors).includes(id);
    const taken = `is ${quoted(id)}, which the site uses for a part of a page: choose another`;
    return [[...path, 'id'], isTaken && taken];
  };
  return [
    ...priceGuide.extras.map((extra, row) => issueFor(['priceGuide', 'extras', row], extra)),
    ...services.map((service, row) => issueFor(['services', row], service)),
    ...questions.map(({ id, question }, row): Issue => {
      const taken = `is ${quoted(question)}, whose address #${id} is that of another part of the page: use more words`;
      return [['questions', row, 'question'], id === anchors.main && taken];
    }),
  ];
}

/** Links to pages, or places on them, that this site does not have. */
function deadLinks(content: Content): Issue[] {
  const { siteAddress, oldAddresses = [] } = content.business;
  const hostOf = (address: string) => new URL(address, siteAddress).host;
  const isHere = (address: string) =>
    withoutWww(hostOf(address)) === withoutWww(hostOf(siteAddress));
  return [
    ...textsIn(content).map(({ href, path }): Issue => {
      return [path, href && isHere(href) && deadLink(`links to ${quoted(href)}`, href, content)];
    }),
    ...oldAddresses.map(({ to, link }, row): Issue => {
      const elsewhere = `leads to ${hostOf(link)}, which is another site: write a page of this one, like /prices`;
      const path = ['business', 'oldAddresses', row, 'to'];
      return [path, isHere(link) ? deadLink(`is ${quoted(to)}`, to, content) : elsewhere];
    }),
  ];
}

function withoutWww(host: string): string {
  return host.replace(/^www\./, '');
}

/** Why a link leads nowhere, in a sentence that begins with `start`; undefined if it does not. */
function deadLink(start: string, href: string, content: Content): string | undefined {
  const { pathname: address, hash } = new URL(href, content.business.siteAddress);
  // Pages have a copy at their address with a slash.
  const pathname = address.replace(/(?<=.)\/$/, '');
  const ids: Record<string, string[]> = placesIn(content);
  if (!Object.hasOwn(ids, pathname)) {
    const isFile = existsSync(new URL(`.${pathname}`, pathToFileURL(`${resolve('public')}/`)));
    if (isFile || pathname === contactCard) return undefined;
    return `${start}, which is not a page of this site: write one of ${Object.keys(ids).join(', ')}`;
  }
  if (['', `#${anchors.main}`, ...ids[pathname]!.map((id) => `#${id}`)].includes(hash))
    return undefined;
  const near = likelyNames(hash.slice(1), ids[pathname]!).map((id) => `${pathname}#${id}`);
  const remedy = near.length > 0 ? 'write' : 'correct it, or write';
  return pathname === routes.faq && content.questions.some(({ id }) => `#${id}` === hash)
    ? `${start}, a question without an answer, which nobody sees: answer it, or write ${pathname}`
    : `${start}, but ${hash} is nowhere on that page: ${remedy} ${either([...near, pathname])}`;
}

/** The ids that links can lead to, by page. */
export function placesIn(content: Content): Record<Route, string[]> {
  const { business, priceGuide, questions, services } = content;
  const { extras } = completeGuide(priceGuide, services);
  const { areas, form, estimator, tables, extras: table } = anchors;
  const hasTable = extras.some(({ price }) => !isOnRequest(price));
  const hasAreas = (business.areas ?? []).length > 0;
  return {
    [routes.home]: [],
    [routes.about]: [],
    [routes.contact]: hasAreas ? [form, areas] : [form],
    [routes.services]: serviceBlocks(services).map(({ id }) => id),
    [routes.faq]: answered(questions).map(({ id }) => id),
    [routes.prices]: [
      estimator,
      ...(hasTable ? [tables, table] : [tables]),
      ...extras.map(({ id }) => id),
    ],
  };
}

/** Old addresses that are also addresses of this site. */
function takenAddresses({ business }: Content): Issue[] {
  const { oldAddresses = [] } = business;
  return oldAddresses.map(({ from, file }, row) => {
    const address = file.toLowerCase().replace(/(\/?index)?\.html$/, '');
    const top = address.split('/')[0]!;
    // Nothing can be inside a page either, since it is a file.
    const page = top.replace(/(^index)?\.html$/, '');
    const isPage = [address, ...(page === top ? [] : [page])].some((one) =>
      Object.values<string>(routes).includes(`/${one}`),
    );
    const isPublic = [top, file].some((name) => existsSync(resolve('public', name)));
    const isTaken = isPage || isPublic || siteFiles().includes(page);
    const why =
      isPublic || from === from.toLowerCase()
        ? 'an address of the new site too'
        : `which some computers and hosts cannot tell from ${from.toLowerCase()}`;
    const taken = `is ${quoted(from)}, ${why}: remove the row`;
    return [['business', 'oldAddresses', row, 'from'], isTaken && taken];
  });
}

/** In pixels. */
const minPortraitWidth = 240;

async function unusablePictures(content: Content): Promise<Issue[]> {
  const { logo, person } = content.business;
  const photos = content.photos.map(async ({ file }, row): Promise<Issue> => {
    return [['photos', row, 'file'], await checkPhoto(file)];
  });
  const portraits = peopleOf(content.business).map(async ({ photo }, row): Promise<Issue> => {
    const path = ['business', ...(person ? ['person'] : ['people', row]), 'photo'];
    return [path, await checkPhoto(photo, minPortraitWidth)];
  });
  return [
    ...(await Promise.all([...photos, ...portraits])),
    [['business', 'logo'], logo && (await checkLogo(logo))],
  ];
}
