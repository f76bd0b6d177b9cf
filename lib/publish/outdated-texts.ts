import { problemAt, type Problem } from '../content/problem';
import type { Question } from '../content/questions';
import type { Content } from '../content/read-content';

/** Word stems of what firms in this trade offer. */
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
 * Texts that mention something that is no longer offered, or the name that the site came with. A trade
 * word counts as offered if a service, or the note about first or restoration cleans, uses it.
 */
export function outdatedTexts({
  business,
  pages,
  priceGuide,
  questions,
  services,
}: Content): Problem[] {
  const offered = JSON.stringify([
    services.map(({ title, nameInList, description }) => [title, nameInList, description]),
    priceGuide.extras.map(({ name }) => name),
  ]).toLowerCase();
  const gone = tradeWords.filter((word) => !offered.includes(word));
  const texts = [
    ...textsIn('content/pages.ts', pages),
    ...textsIn('content/questions.ts', questions.map(readAsOne)),
    ...textsIn('content/prices.ts', { guideNote: priceGuide.guideNote }),
  ];
  return texts.flatMap(({ file, path, text, content }) => {
    const words = gone.flatMap((word) => new RegExp(`\\b${word}\\w*`, 'i').exec(text)?.[0] ?? []);
    const tell = (rule: string) => problemAt(file, path, rule, content);
    return [
      ...words.map((word) =>
        tell(
          `mentions “${word}”, which no service in content/services.ts offers: is it still true?`,
        ),
      ),
      ...(text.includes(formerName) && business.name !== formerName
        ? [
            tell(
              `mentions “${formerName}”, the name that the site came with; yours is ${business.name}`,
            ),
          ]
        : []),
    ];
  });
}

/** A question whose answer is one text, or nothing if nobody sees it. */
function readAsOne({ question, answer }: Question) {
  return answer.length > 0 ? { question, answer: answer.join(' ') } : undefined;
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
