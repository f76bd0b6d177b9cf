import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import packageJson from '../../package.json' with { type: 'json' };
import { businessSchema } from '../content/business';
import { pagesSchema } from '../content/pages';
import { photosSchema } from '../content/photos';
import { priceGuideSchema } from '../content/price-guide';
import { questionsSchema } from '../content/questions';
import { reviewsSchema } from '../content/reviews';
import { servicesSchema } from '../content/services';
import type { Content } from '../content/read-content';
import { releaseBlockers } from './release-blockers';
import { textsIn } from './texts-in';

const manuals = ['README.md', 'content/README.md'].filter((file) => existsSync(file));
const workflows = ['.github/workflows/publish.yml', '.github/workflows/test.yml', '.ci/run'];

const schemas = [
  businessSchema,
  pagesSchema,
  photosSchema,
  priceGuideSchema,
  questionsSchema,
  reviewsSchema,
  servicesSchema,
];

/** Folders that a build makes, and npm's own commands. */
const made = ['out', '.next', '.preview'];
const builtIn = ['ci', 'install'];

it("the owner's manual exists", () => {
  expect(manuals).toContain('content/README.md');
});

it("the owner's manual names every field", () => {
  const code = codeIn(readFileSync('content/README.md', 'utf8')).join('\n');
  const unnamed = schemas
    .flatMap(fieldNames)
    .filter((name) => !new RegExp(`\\b${name}\\b`).test(code));
  expect(unnamed).toEqual([]);
});

/** What may stand on many a site as the manual has it, such as hours, dates and towns. */
const harmless =
  /(^|,)(areas|cover|days|from|kept|locality|month|notice|promises|replyWithin|source|to|validUntil|logo|accentColour|formService,(name|address)|profiles,\d,name)(,|$)/;

it('the details that only an owner can know are refused as examples in the manual', () => {
  const { business, reviews } = manualContent();
  const details = [...textsIn(business), ...textsIn(reviews)]
    .map(({ path }) => path.join())
    .filter((path) => !harmless.test(path));
  expect(details).toEqual(expect.arrayContaining(['phone', 'insurance,insurer', '0,text']));
  const refused = releaseBlockers({ business, reviews }).map(({ path }) => path!.join());
  expect(refused).toEqual(details);
});

describe.each(manuals)('%s', (manual) => {
  const code = codeIn(readFileSync(manual, 'utf8'));

  it('names only commands that exist', () => {
    expect(unknownCommands(code.join('\n'))).toEqual([]);
  });

  it('names only files and folders that exist', () => {
    const named = code.flatMap((text) => text.split(/\s+/)).filter(isPath);
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((file) => !existsSync(file))).toEqual([]);
  });
});

it.each(workflows)('%s runs only commands that exist', (workflow) => {
  expect(unknownCommands(readFileSync(workflow, 'utf8'))).toEqual([]);
});

/** What stands in back quotes, in fences, or is set in by four spaces. */
function codeIn(markdown: string): string[] {
  const code = /```[^\n]*\n([^]*?)```|`([^`\n]+)`|^ {4}(.+)$/gm;
  return [...markdown.matchAll(code)].map(
    ([, fenced, inline, setIn]) => fenced ?? inline ?? setIn!,
  );
}

/** What the blocks of the manual say about the business, and its reviews. */
function manualContent(): Pick<Content, 'business' | 'reviews'> {
  const manual = readFileSync('content/README.md', 'utf8');
  const written = [...manual.matchAll(/(?<=\n\n)(?: {4}.*\n)+/g)].map(([block]) => {
    const [, part, content = `{${block}}`] =
      /const (\w+) = defineContent\(.*?, \w+, ([^]*)\);/.exec(block) ?? [];
    try {
      const value = new Function(`return ${content}`)();
      return part === 'reviews' ? { reviews: value } : value;
    } catch {
      return {};
    }
  });
  const { reviews, ...fields } = Object.assign({}, ...written);
  const facts = Object.entries(fields).filter(([field]) => field in businessSchema.shape);
  return { business: Object.fromEntries(facts) as Content['business'], reviews };
}

function fieldNames(schema: z.core.$ZodType): string[] {
  if (schema instanceof z.ZodOptional) return fieldNames(schema.unwrap());
  if (schema instanceof z.ZodArray) return fieldNames(schema.element);
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.shape).flatMap(([name, inner]) => [name, ...fieldNames(inner)]);
}

function unknownCommands(text: string): string[] {
  const named = [...text.matchAll(/\bnpm (?:run )?([\w-]+)/g)].map(([, name]) => name!);
  const known = [...Object.keys(packageJson.scripts), ...builtIn];
  expect(named.length).toBeGreaterThan(0);
  return named.filter((name) => !known.includes(name));
}

function isPath(word: string): boolean {
  const isOfCode = /^[\w.-][\w./[\]-]*\.(ts|tsx|mjs|json|md|css|yml)$/.test(word);
  const isFolder = /^\.?[a-z][\w-]*(\/[\w.[\]-]+)*\/?$/.test(word) && word.includes('/');
  const isMediaType = /^(application|image|text)\//.test(word);
  return (isOfCode || isFolder) && !isMediaType && !made.includes(word.split('/')[0]!);
}
