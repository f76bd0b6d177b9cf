import { textParts } from '../content/linked-text';
import { locateProblems } from '../content/locate-problems';
import { problemAt, type Problem } from '../content/problem';
import { quote } from '../content/quote';
import { readContent, type Content, type ContentWithProblems } from '../content/read-content';
import type { ValidParts } from '../content/valid-parts';
import { enquiryTopics } from '../enquiry/topics';
import { checkLogo } from '../photos/check-logo';
import { checkPhoto } from '../photos/check-photo';
import { routes } from '../site/routes';

/**
 * Applies every rule that content must meet before any site can be built: each file by itself,
 * references between files, and the pictures. Problems come with line numbers. Without problems, no
 * part of the content is missing.
 */
export async function validateContent(projectDir: string): Promise<ContentWithProblems> {
  const { content, problems } = await readContent(projectDir);
  const all = [
    ...problems,
    ...unknownPhotos(content),
    ...unknownPrices(content, problems),
    ...deadLinks(content),
    ...ambiguousServices(content, problems),
    ...(await unusablePhotos(content, projectDir)),
    ...(await unusableLogo(content, projectDir)),
  ];
  return { content, problems: await locateProblems(projectDir, all) };
}

function unknownPhotos({ services, photos }: ValidParts<Content>): Problem[] {
  const known = valuesOf(photos, 'file');
  if (!known) return [];
  const rule = `must be one of the pictures in content/photos.ts (${known.join(', ')})`;
  return (services ?? []).flatMap((service, index) =>
    service?.photo === undefined || known.includes(service.photo)
      ? []
      : problemAt(
          'content/services.ts',
          [index, 'photo'],
          `${rule}, not ${quote(service.photo)}`,
          services,
        ),
  );
}

/** Services that point at an extra which the price guide does not have. */
function unknownPrices(
  { services, priceGuide }: ValidParts<Content>,
  problems: Problem[],
): Problem[] {
  if (!priceGuide || problems.some(({ file }) => file === 'content/prices.ts')) return [];
  const { extras } = priceGuide as Content['priceGuide'];
  const known = extras.map(({ id }) => id);
  const rule = `must be 'regular', 'on request', an amount, a price in another form, or the id of an extra in content/prices.ts (${known.join(', ')})`;
  return ((services ?? []) as Content['services']).flatMap((service, index) => {
    const price = service?.price;
    if (typeof price !== 'object' || !('extra' in price) || known.includes(price.extra)) return [];
    return problemAt(
      'content/services.ts',
      [index, 'price'],
      `${rule}, not ${quote(price.extra)}`,
      services,
    );
  });
}

/** Links in answers to pages that the site does not have. */
function deadLinks({ questions }: ValidParts<Content>): Problem[] {
  const pages: string[] = Object.values(routes);
  return (questions ?? []).flatMap((question, index) => {
    const links = (question?.answer ?? []).flatMap((paragraph) => textParts(paragraph ?? ''));
    const dead = links.find(
      ({ href }) => href?.startsWith('/') && !pages.includes(href.replace(/[?#].*/, '')),
    );
    if (!dead) return [];
    const rule = `links to ${quote(dead.href)}, which is no page of this site: write one of ${pages.join(', ')}`;
    return problemAt('content/questions.ts', [index, 'answer'], rule, questions);
  });
}

/** `/contact?about=` takes ids of services and of price rows, so none may be both. */
function ambiguousServices(
  { services, priceGuide }: ValidParts<Content>,
  problems: Problem[],
): Problem[] {
  if (!priceGuide || problems.some(({ file }) => file === 'content/prices.ts')) return [];
  const priced = new Map(
    Object.entries({
      ...enquiryTopics([], priceGuide as Content['priceGuide']),
    }),
  );
  return (services ?? []).flatMap((service, index) => {
    const topic = priced.get(service?.id ?? '');
    if (!topic) return [];
    const rule = `is ${quote(service?.id)}, which already means “${topic}” from content/prices.ts: choose another`;
    return problemAt('content/services.ts', [index, 'id'], rule, services);
  });
}

async function unusablePhotos(
  { photos }: ValidParts<Content>,
  projectDir: string,
): Promise<Problem[]> {
  const checks = (photos ?? []).map(async (photo, index) => {
    const rule = photo?.file && (await checkPhoto(photo.file, projectDir));
    return rule ? problemAt('content/photos.ts', [index, 'file'], rule, photos) : [];
  });
  return (await Promise.all(checks)).flat();
}

async function unusableLogo(
  { business }: ValidParts<Content>,
  projectDir: string,
): Promise<Problem[]> {
  const rule = business?.logo && (await checkLogo(business.logo, projectDir));
  return rule ? [problemAt('content/business.ts', ['logo'], rule)] : [];
}

/** The values of a field in all rows; undefined if one is missing or repeated. */
function valuesOf<Row extends object, Field extends keyof Row>(
  rows: (Row | undefined)[] | undefined,
  field: Field,
): NonNullable<Row[Field]>[] | undefined {
  const values = new Set(rows?.map((row) => row?.[field]).filter((value) => value != null));
  return values.size === rows?.length ? [...values] : undefined;
}
