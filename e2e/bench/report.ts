/** What was measured, by its name: milliseconds, bytes or a count. */
export type Measures = Record<string, number>;

/** The medians of what was measured on one site. */
export interface Row {
  site: string;
  medians: Measures;
}

/** Median of each measure. */
export function medians(runs: Measures[]): Measures {
  const names = Object.keys(runs[0] ?? {});
  return Object.fromEntries(names.map((name) => [name, median(runs.map((run) => run[name]!))]));
}

function median(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = (sorted.length - 1) / 2;
  return (sorted[Math.floor(middle)]! + sorted[Math.ceil(middle)]!) / 2;
}

/** One line a site, as Markdown: each measure, and how many times the one of `floor` it is. */
export function table(rows: Row[], floor: string): string {
  const names = Object.keys(rows[0]?.medians ?? {});
  const base = rows.find(({ site }) => site === floor)?.medians ?? {};
  const lines = rows.map(({ site, medians }) => [
    site,
    ...names.map((name) => print(medians[name], site === floor ? undefined : base[name])),
  ]);
  const rule = names.map(() => '--:');
  return [['site', ...names], ['---', ...rule], ...lines]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

function print(value: number | undefined, base: number | undefined): string {
  if (value === undefined) return '';
  const digits =
    value > 0 && value < 1 ? value.toFixed(3) : Math.round(value).toLocaleString('en-GB');
  return base ? `${digits} (× ${(value / base).toFixed(2)})` : digits;
}
