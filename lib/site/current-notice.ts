import type { Business } from '../content/business';
import { today } from './calendar-day';

/** The notice, unless it was over before the day of the build. */
export function currentNotice({ notice }: Business, day = today()): Business['notice'] {
  return notice && notice.lastDay >= day ? notice : undefined;
}
