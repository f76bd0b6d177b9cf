/** Why an export must not be published: one sentence for each problem. */
export class ExportRefusal extends Error {
  override name = 'ExportRefusal';

  constructor(readonly problems: string[]) {
    super(problems.join('\n'));
  }
}

/** Throws an `ExportRefusal` if there are problems. */
export function refuse(problems: string[]): void {
  if (problems.length > 0) throw new ExportRefusal(problems);
}
