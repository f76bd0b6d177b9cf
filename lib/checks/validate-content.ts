import { lstatSync } from 'node:fs';
import { resolve } from 'node:path';
import { contentFiles } from '../content/content-files';
import { peopleOf } from '../content/business';
import type { Content } from '../content/define-content';
import { either, quoted } from '../content/error-words';
import { completeGuide } from '../content/complete-guide';
import { decoded } from '../content/old-addresses';
import { readContent, type ReadContent } from '../content/read-content';
import { checkLogo } from '../photos/check-logo';
import { checkPhoto } from '../photos/check-photo';
import { readEstimateQuery } from '../prices/estimate-query';
import { problemsOf, type Issue, type Problem } from '../content/parser/problem';
import { anchors } from '../site/links';
import { placesIn } from '../site/places';
import { contactCard, routes, siteFiles } from '../site/routes';
import { filesIn } from '../export/files-in';
import { ownersFiles } from './owners-files';
import { publicClashes } from './public-clashes';
import { textsIn } from './texts-in';

/**
 * Reads the content, and checks everything without which no site can be built: what `readContent` checks, and whether
 * ids, links, old addresses, pictures and the files in `public` fit the site.
 */
export async function validateContent(): Promise<ReadContent> {
  const links = await symbolicLinks();
  if (links.length > 0) return { problems: links };
  const inPublic = await filesIn(resolve('public'));
  const { content, documents, problems: mistakes } = readContent(await contentFiles());
  const problems = [...mistakes, ...replacedByPublic(inPublic)];
  if (!content) return { problems };
  const issues = [
    ...takenIds(content),
    ...deadLinks(content, inPublic),
    ...takenAddresses(content, inPublic),
    ...(await unusablePictures(content)),
  ];
  return { content, documents, problems: [...problems, ...problemsOf(documents, issues)] };
}

/** The bundler follows no link out of the folder, and says of one only that it cannot resolve it. */
async function symbolicLinks(): Promise<Problem[]> {
  const message =
    'this is a symbolic link, which the build does not follow: put what it leads to in its place';
  return ['content', ...(await ownersFiles())]
    .filter((file) => lstatSync(resolve(file), { throwIfNoEntry: false })?.isSymbolicLink())
    .map((file) => ({ file, message }));
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
function deadLinks(written: Content, inPublic: string[]): Issue[] {
  const { siteAddress, oldAddresses = [] } = written.business;
  const content = { ...written, priceGuide: completeGuide(written.priceGuide, written.services) };
  const hostOf = (address: string) => new URL(address, siteAddress).host.replace(/^www\./, '');
  const isHere = (address: string) => hostOf(address) === hostOf(siteAddress);
  return [
    ...textsIn(written).map(({ href, path }): Issue => {
      if (!href || !isHere(href)) return [path, undefined];
      return [path, deadLink(`links to ${quoted(href)}`, href, content, inPublic)];
    }),
    ...oldAddresses.map(({ to }, row): Issue => {
      const path = ['business', 'oldAddresses', row, 'to'];
      return [path, deadLink(`is ${quoted(to)}`, to, content, inPublic)];
    }),
  ];
}

/** Why a link leads nowhere, in a sentence that begins with `start`; undefined if it does not. */
function deadLink(
  start: string,
  href: string,
  content: Content,
  inPublic: string[],
): string | undefined {
  const { pathname: address, search, hash } = new URL(href, content.business.siteAddress);
  // Pages have a copy at their address with a slash.
  const pathname = address.replace(/(?<=.)\/$/, '');
  const ids: Record<string, string[]> = placesIn(content);
  if (!Object.hasOwn(ids, pathname)) {
    const files = [contactCard, ...inPublic.map((file) => `/${file.normalize()}`)];
    if (files.includes(decoded(address))) return undefined;
    return `${start}, which is not a page of this site: write ${either(Object.keys(ids))}`;
  }
  if (readEstimateQuery(search, content.priceGuide).isOutdated) {
    return `${start}, an estimate that no longer holds: make it again on ${routes.prices}, and copy its address`;
  }
  const places = ids[pathname]!.map((id) => `#${id}`);
  if (['', `#${anchors.main}`, ...places].includes(hash)) return undefined;
  const right = [pathname, ...places.map((place) => pathname + place)];
  return pathname === routes.faq && content.questions.some(({ id }) => `#${id}` === hash)
    ? `${start}, a question without an answer, which nobody sees: answer it, or write ${pathname}`
    : `${start}, but ${hash} is nowhere on that page: write ${either(right)}`;
}

/** Files in `public` that would take the place of something on the site. */
function replacedByPublic(inPublic: string[]): Problem[] {
  const message = 'the site has a file of its own at this address: give this one another name';
  // While it builds, Next has the data of each page beside it, as in prices.txt.
  const pageOf = (file: string) => file.replace(/\.txt$/i, '.html');
  return inPublic
    .filter((file) => publicClashes([file, pageOf(file)], siteFiles()).length > 0)
    .map((file) => ({ file: `public/${file}`, message }));
}

/** Old addresses that are also addresses of this site. */
function takenAddresses({ business }: Content, inPublic: string[]): Issue[] {
  const { oldAddresses = [] } = business;
  return oldAddresses.map(({ from, file }, row) => {
    const isTaken = publicClashes([file], [...siteFiles(), ...inPublic]).length > 0;
    const why =
      from === from.toLowerCase() || inPublic.some((name) => file.startsWith(name))
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
