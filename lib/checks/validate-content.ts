import { lstatSync } from 'node:fs';
import { resolve } from 'node:path';
import { contentFiles } from '../content/content-files';
import { peopleOf } from '../content/business';
import type { Content, ParsedContent } from '../content/define-content';
import { either, quoted } from '../content/error-words';
import { completeGuide } from '../content/complete-guide';
import { decoded } from '../content/decoded';
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
 * Reads the content and checks everything that a build needs: what `readContent` checks, and whether ids, links, old
 * addresses, pictures and the files in `public` fit the site.
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

/** The bundler does not follow a link out of the folder, and its error only says that it cannot resolve a file. */
async function symbolicLinks(): Promise<Problem[]> {
  const message =
    "this is a symbolic link, which the build doesn't follow: replace it with what it points to";
  return ['content', ...(await ownersFiles())]
    .filter((file) => lstatSync(resolve(file), { throwIfNoEntry: false })?.isSymbolicLink())
    .map((file) => ({ file, message }));
}

/** Ids that the site itself uses on its pages. On the page of questions, that is only `main`. */
function takenIds({ priceGuide, questions, services }: ParsedContent): Issue[] {
  const issueFor = (path: PropertyKey[], { id }: { id: string }): Issue => {
    const isTaken = Object.values<string>(anchors).includes(id);
    const taken = `is ${quoted(id)}, which the site itself uses on a page: choose another id`;
    return [[...path, 'id'], isTaken && taken];
  };
  return [
    ...priceGuide.extras.map((extra, row) => issueFor(['priceGuide', 'extras', row], extra)),
    ...services.map((service, row) => issueFor(['services', row], service)),
    ...questions.map(({ id, question }, row): Issue => {
      const taken = `is ${quoted(question)}, but its address #${id} belongs to another part of the page: reword the question`;
      return [['questions', row, 'question'], id === anchors.main && taken];
    }),
  ];
}

/** Links to pages, or places on them, that this site does not have. */
function deadLinks(written: ParsedContent, inPublic: string[]): Issue[] {
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

/** Why a link leads nowhere, in a sentence that begins with `start`; undefined if it leads somewhere. */
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
    return `${start}, which isn't a page of this site: write ${either(Object.keys(ids))}`;
  }
  if (readEstimateQuery(search, content.priceGuide).isOutdated) {
    return `${start}, an estimate with choices that ${routes.prices} doesn't offer: make it again there, and copy its address`;
  }
  const places = ids[pathname]!.map((id) => `#${id}`);
  if (['', `#${anchors.main}`, ...places].includes(hash)) return undefined;
  const right = [pathname, ...places.map((place) => pathname + place)];
  return pathname === routes.faq && content.questions.some(({ id }) => `#${id}` === hash)
    ? `${start}, a question that is hidden until you answer it: answer it, or write ${pathname}`
    : `${start}, but that page has no ${hash}: write ${either(right)}`;
}

/** Files in `public` that would replace something on the site. */
function replacedByPublic(inPublic: string[]): Problem[] {
  const message = 'the site uses this name or folder itself: rename or move this file';
  // During a build, Next writes the data of each page beside it, e.g. to prices.txt.
  const pageOf = (file: string) => file.replace(/\.txt$/i, '.html');
  return inPublic
    .filter((file) => publicClashes([file, pageOf(file)], siteFiles()).length > 0)
    .map((file) => ({ file: `public/${file}`, message }));
}

/** Old addresses that are also addresses of this site. */
function takenAddresses({ business }: ParsedContent, inPublic: string[]): Issue[] {
  const { oldAddresses = [] } = business;
  return oldAddresses.map(({ from, file }, row) => {
    const isTaken = publicClashes([file], [...siteFiles(), ...inPublic]).length > 0;
    const why =
      from === from.toLowerCase() || inPublic.some((name) => file.startsWith(name))
        ? 'which clashes with a file or folder of the new site'
        : `which some computers and hosts can't tell from ${from.toLowerCase()}`;
    const taken = `is ${quoted(from)}, ${why}: remove the row`;
    return [['business', 'oldAddresses', row, 'from'], isTaken && taken];
  });
}

/** In pixels. */
const minPortraitWidth = 240;

async function unusablePictures(content: ParsedContent): Promise<Issue[]> {
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
