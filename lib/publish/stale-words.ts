import { problemAt, type Problem } from '../content/problem';
import type { Content } from '../content/read-content';

/** What firms of this trade clean or offer, as words begin. */
const tradeWords = [
  'gutter',
  'conservator',
  'fascia',
  'soffit',
  'restor',
  'roof',
  'solar',
  'driveway',
  'patio',
  'cladding',
];

/** The name of the business that the site came with. */
const formerName = 'Exterior Property Cleaning';

/**
 * Texts that speak of what no service does any more, or have the name that the site came with. A
 * service counts as offered by the words of its row, restoration and first cleans by their notes.
 */
export function staleWords({
  business,
  pages,
  priceGuide,
  questions,
  services,
}: Content): Problem[] {
  const { guide, quoted, ...notes } = priceGuide.notes;
  const offered = JSON.stringify([
    services.map(({ title, shortName, description }) => [title, shortName, description]),
    notes,
  ]).toLowerCase();
  const gone = tradeWords.filter((word) => !offered.includes(word));
  const { servicesOrder: _, ...about } = pages.about;
  const texts = [
    ...textsIn('content/pages.ts', { ...pages, about }),
    ...textsIn('content/questions.ts', questions),
    ...textsIn('content/prices.ts', { notes: { guide, quoted } }),
  ];
  return texts.flatMap(({ file, path, text, content }) => {
    const words = gone.flatMap((word) => new RegExp(`\\b${word}\\w*`, 'i').exec(text)?.[0] ?? []);
    const tell = (rule: string) => problemAt(file, path, rule, content);
    return [
      ...words.map((word) =>
        tell(`says “${word}”, which no service in content/services.ts does: is it still true?`),
      ),
      ...(text.includes(formerName) && business.name !== formerName
        ? [
            tell(
              `says “${formerName}”, the name that the site came with; yours is ${business.name}`,
            ),
          ]
        : []),
    ];
  });
}

interface Text {
  file: string;
  path: PropertyKey[];
  text: string;
  content: unknown;
}

function textsIn(file: string, content: unknown): Text[] {
  const walk = (value: unknown, path: PropertyKey[]): Text[] => {
    if (typeof value === 'string') return [{ file, path, text: value, content }];
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([key, part]) =>
      walk(part, [...path, Array.isArray(value) ? Number(key) : key]),
    );
  };
  return walk(content, []);
}
