import { locateProblems } from '../content/locate-problems';
import { problemAt, type Problem } from '../content/problem';
import { quote } from '../content/quote';
import { readContent, type Content, type ContentWithProblems } from '../content/read-content';
import type { Sound } from '../content/sound-parts';
import { enquiryTopics } from '../enquiry/topics';
import { checkPhoto } from '../photos/check-photo';
import { priceAnchors } from '../site/price-summary';

/**
 * Reads and checks the owner's content: each file by itself, then what one says of another, as far
 * as that can be read. Problems have their lines. Of content without problems, every part is there.
 */
export async function checkContent(projectDir: string): Promise<ContentWithProblems> {
  const { content, problems } = await readContent(projectDir);
  const all = [
    ...problems,
    ...unknownPhotos(content),
    ...ambiguousServices(content, problems),
    ...(await unusablePhotos(content, projectDir)),
  ];
  return { content, problems: await locateProblems(projectDir, all) };
}

function unknownPhotos({ services, photos }: Sound<Content>): Problem[] {
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

/** A message names what it is about by one id, be it a service's or that of a row of prices. */
function ambiguousServices(
  { services, priceGuide }: Sound<Content>,
  problems: Problem[],
): Problem[] {
  if (!priceGuide || problems.some(({ file }) => file === 'content/prices.ts')) return [];
  const priced = new Map(
    Object.entries({
      ...enquiryTopics([], priceGuide as Content['priceGuide']),
      [priceAnchors.firstClean]: 'first clean',
    }),
  );
  return (services ?? []).flatMap((service, index) => {
    const topic = priced.get(service?.id ?? '');
    if (!topic) return [];
    const rule = `is ${quote(service?.id)}, which stands for “${topic}” in content/prices.ts already: choose another`;
    return problemAt('content/services.ts', [index, 'id'], rule, services);
  });
}

async function unusablePhotos({ photos }: Sound<Content>, projectDir: string): Promise<Problem[]> {
  const checks = (photos ?? []).map(async (photo, index) => {
    const rule = photo?.file && (await checkPhoto(photo.file, projectDir));
    return rule ? problemAt('content/photos.ts', [index, 'file'], rule, photos) : [];
  });
  return (await Promise.all(checks)).flat();
}

/** The values of a field in all rows, if each is there and none repeats another. */
function valuesOf<Row extends object, Field extends keyof Row>(
  rows: (Row | undefined)[] | undefined,
  field: Field,
): NonNullable<Row[Field]>[] | undefined {
  const values = new Set(rows?.map((row) => row?.[field]).filter((value) => value != null));
  return values.size === rows?.length ? [...values] : undefined;
}
