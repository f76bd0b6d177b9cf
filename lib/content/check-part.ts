import type { z } from 'zod';
import { followsFrom, type Rule } from './cross-check';
import { parts, problemsOf, type Content } from './define-content';
import { similar } from './must-be';
import type { Problem } from './problem';

/** What may take the place of a wrong value, so that the rest can be judged; the number keeps names apart. */
function standIns(number: number): unknown[] {
  const texts = `on request|x${number}|/x${number}|Xx|x${number}.jpg|${number} weeks|Sunday|x@x.uk|https://x.uk|07712 345678`;
  return [undefined, 1, ...texts.split('|'), '2000-01', '2000-01-01', '23:59', true, [], {}];
}

/**
 * Every problem of a part, and its content with stand-ins for what is wrong, so that whatever can be read is judged;
 * undefined if too little is right. `gaps` are what could not be read; the paths of stand-ins join them.
 */
export function checkPart(
  part: keyof Content,
  written: unknown,
  gaps: Set<string>,
): { content: unknown; problems: Problem[] } {
  const schema: z.ZodType = parts[part].schema;
  const holder: Record<string, unknown> = structuredClone({ [part]: written });
  const reported: Rule[] = [];
  const tried = new Set<string>();
  const broken = () =>
    schema.safeParse(holder[part]).error?.issues.flatMap((issue) => rulesOf(part, issue)) ?? [];

  /** Puts a stand-in in place of a value, or of what is around it. Whether leaving the value out was enough. */
  function standInFor(path: PropertyKey[]): boolean {
    const before = broken().map(String);
    const values = tried.has(String(path)) ? [] : standIns(tried.size);
    tried.add(String(path));
    gaps.add(String(path));
    const right: { value: unknown; added: Rule[] }[] = [];
    for (const value of values) {
      setAt(holder, path, value);
      const rules = broken();
      if (rules.some(([other]) => isWithin(other, path))) continue;
      const added = rules.filter((rule) => !before.includes(String(rule)));
      right.push({ value, added });
      if (added.length === 0) break;
    }
    const best = right.find(({ added }) => added.length === 0) ?? right[0];
    if (!best) {
      if (path.length > 1) standInFor(path.slice(0, -1));
      return false;
    }
    setAt(holder, path, best.value);
    // What every stand-in breaks was wrong in the content, and only waited for this value; what some break, they cause.
    const isAdded = (rule: Rule) =>
      right.length > 1
        ? right.some(({ added }) => !added.map(String).includes(String(rule)))
        : isWithin(rule[0], path.slice(0, -1));
    for (const [other] of best.added.filter(isAdded)) gaps.add(String(other));
    return best.value === undefined;
  }

  for (let rules = broken(); rules.length > 0 && !gaps.has(part); rules = broken()) {
    const isMissing = ([path]: Rule) => valueAt(holder, path) === undefined;
    const present = rules.filter((rule) => !isMissing(rule));
    const fresh = rules.filter((rule) => {
      const isMisnamed = isMissing(rule) && present.some(([path]) => mayBe(path, rule[0]));
      return !isMisnamed && !followsFrom(gaps, rule, isMissing(rule));
    });
    for (const place of new Set(rules.map(([path]) => String(path)))) {
      const same = rules.filter(([path]) => String(path) === place);
      const [[path]] = same as [Rule];
      // Empty quotes are as good as nothing, where nothing is allowed.
      const isEmpty = valueAt(holder, path) === '';
      if (!standInFor(path) || !isEmpty)
        reported.push(...same.filter((rule) => fresh.includes(rule)));
    }
  }
  const problems = problemsOf({ [part]: written }, reported);
  // A wrong value can break several rules that have the same message, such as type and length.
  const unique = new Map(problems.map((problem) => [problem.message, problem])).values();
  const content = gaps.has(part) ? undefined : schema.parse(holder[part]);
  return { content, problems: [...unique] };
}

/** What an issue says of each path; of unknown fields, each by itself. */
function rulesOf(part: string, issue: z.core.$ZodIssue): Rule[] {
  const { keys, params } = issue as { keys?: string[]; params?: { lists?: string[] } };
  const fields = keys ? keys.map((key) => [key]) : [[]];
  const messages = issue.message.split('\n');
  return fields.map((field, index) => [
    [part, ...issue.path, ...field],
    messages[index],
    params?.lists,
  ]);
}

/** Whether a field may have been meant for another in the same brackets. */
function mayBe(path: PropertyKey[], other: PropertyKey[]): boolean {
  const isBeside = String(path.slice(0, -1)) === String(other.slice(0, -1));
  return isBeside && similar(String(path.at(-1)), [String(other.at(-1))]).length > 0;
}

function isWithin(path: PropertyKey[], other: PropertyKey[]): boolean {
  return `${path},`.startsWith(`${other},`);
}

function valueAt(holder: unknown, path: PropertyKey[]): unknown {
  return path.reduce((value, key) => Object(value)[key], holder);
}

function setAt(holder: object, path: PropertyKey[], value: unknown): void {
  const around = Object(valueAt(holder, path.slice(0, -1)));
  if (value === undefined) delete around[path.at(-1)!];
  else around[path.at(-1)!] = value;
}
