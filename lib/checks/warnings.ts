import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ParsedContent } from '../content/define-content';
import type { Issue, Problem } from '../content/parser/problem';
import { hasPlace } from '../photos/has-place';
import { photoFolder } from '../photos/photo-file';
import { addDays, printDay } from '../site/dates-and-times';
import { ownersFiles } from './owners-files';

/** How long before the insurance expires the warnings begin. content/README.md calls it a month. */
const warningDays = 31;

/** Facts that have expired, or soon will. */
export function expiredFacts({ business }: ParsedContent, day: string): Issue[] {
  const { insurance, rating, notices = [] } = business;
  const endsSoon = insurance && insurance.validUntil < addDays(day, warningDays);
  const isOld = rating && addDays(`${rating.month}-01`, 183) < day;
  const old = `is ${rating && printDay(rating.month)}, which is no longer recent: look up your rating again`;
  const insuranceEnds = `is ${insurance && printDay(insurance.validUntil)}. A site published after that day doesn't show your insurance: enter its new last day`;
  return [
    [['business', 'insurance', 'validUntil'], endsSoon && insuranceEnds],
    [['business', 'rating', 'month'], isOld && old],
    ...notices.map(({ lastDay }, row): Issue => {
      const over = `has expired (its last day was ${printDay(lastDay)}): remove it`;
      return [['business', 'notices', row], lastDay < day && over];
    }),
  ];
}

/** Pictures that contain the place where they were taken. */
export async function photosWithPlace(): Promise<Problem[]> {
  const message =
    'contains the place where it was taken, which anyone can read if your project is public on GitHub: replace it with a copy without the place, as phones offer when you share a photo';
  const files = (await ownersFiles()).filter((file) => file.startsWith(`${photoFolder}/`));
  const found = files.map(async (file) =>
    (await hasPlace(await readFile(path.resolve(file)))) ? [{ file, message }] : [],
  );
  return (await Promise.all(found)).flat();
}
