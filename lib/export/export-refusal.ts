/** Says in its message why an export must not be published, with one problem on each line. */
export class ExportRefusal extends Error {
  override name = 'ExportRefusal';
}

/** Throws an `ExportRefusal` if there are problems. */
export function refuse(problems: string[]): void {
  if (problems.length > 0) throw new ExportRefusal(problems.join('\n'));
}
