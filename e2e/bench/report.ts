/** Measured values by name: milliseconds, bytes or counts. */
export type Measures = Record<string, number>;

/** The median measures of one site. */
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

/** A Markdown table with one row for each site: the ratios of its measures to those of `baseline`, and the measures. */
export function table(rows: Row[], baseline: string): string {
  const names = [...new Set(rows.flatMap(({ medians }) => Object.keys(medians)))];
  const base = rows.find(({ site }) => site === baseline)?.medians ?? {};
  const lines = rows.map(({ site, medians }) => [
    site,
    ...names.map((name) => print(medians[name], site === baseline ? undefined : base[name])),
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
  return base ? `× ${(value / base).toFixed(2)} (${digits})` : digits;
}
