/** Why `out/` must not be published: one sentence for each thing that was met. */
export class ExportRefusal extends Error {
  override name = 'ExportRefusal';

  constructor(readonly problems: string[]) {
    super(problems.join('\n'));
  }
}

/** Ends the export if there is anything to say. */
export function refuse(problems: string[]): void {
  if (problems.length > 0) throw new ExportRefusal(problems);
}
