import type { Measures } from './measure';

/** The medians of one thing that was done on one site. */
export interface Row {
  what: string;
  site: string;
  medians: Measures;
}

/** Median of each measure; every run has the same ones. */
export function medians(runs: Measures[]): Measures {
  return Object.fromEntries(
    Object.keys(runs[0] ?? {}).map((name) => [name, median(runs.map((run) => run[name] ?? NaN))]),
  );
}

function median(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = (sorted.length - 1) / 2;
  return (sorted[Math.floor(middle)]! + sorted[Math.ceil(middle)]!) / 2;
}

/** Each site's measures as multiples of the floor's, as a Markdown table. */
export function ratioTable(title: string, rows: Row[], floor: string, measures: string[]): string {
  const sites = [...new Set(rows.map(({ site }) => site))].filter((site) => site !== floor);
  const whats = [...new Set(rows.map(({ what }) => what))];
  const find = (what: string, site: string) =>
    rows.find((row) => row.what === what && row.site === site)?.medians ?? {};
  const lines = whats.map((what) => [
    what,
    ...measures.flatMap((measure) =>
      sites.map((site) => {
        const ratio = find(what, site)[measure]! / find(what, floor)[measure]!;
        return Number.isFinite(ratio) ? ratio.toFixed(2) : '';
      }),
    ),
  ]);
  return table(
    [title, ...measures.flatMap((measure) => sites.map((site) => `${measure}, ${site}`))],
    lines,
  );
}

/** All medians as a Markdown table. */
export function valueTable(title: string, rows: Row[]): string {
  const measures = [...new Set(rows.flatMap(({ medians }) => Object.keys(medians)))];
  const lines = rows.map(({ what, site, medians }) => [
    what,
    site,
    ...measures.map((measure) => print(medians[measure])),
  ]);
  return table([title, 'site', ...measures], lines);
}

function print(value = NaN): string {
  if (Number.isNaN(value)) return '';
  return value > 0 && value < 1 ? value.toFixed(3) : Math.round(value).toLocaleString('en-GB');
}

/** Nothing where there is no line to show. */
function table(head: string[], lines: string[][]): string {
  if (lines.length === 0) return '';
  const rule = head.map((_, index) => (index === 0 ? '---' : '--:'));
  return [head, rule, ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
