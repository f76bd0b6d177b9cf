import type { Business, Notice } from '../lib/content/business';
import { currentNotices, noticeDays } from '../lib/site/current-facts';
import { LinkedText } from './linked-text';
import styles from './notices.module.css';

/** What visitors should know on these days: the first in one band, the others on request. */
export function Notices({ business }: { business: Business }) {
  const [first, ...others] = currentNotices(business);
  if (!first) return null;
  return (
    <div className={styles.notices}>
      <Words notice={first} />
      {others.length > 0 && (
        <details>
          <summary>{others.length} more</summary>
          {others.map((notice) => (
            <Words key={notice.text} notice={notice} />
          ))}
        </details>
      )}
    </div>
  );
}

function Words({ notice }: { notice: Notice }) {
  return (
    <p data-until={notice.lastDay}>
      <strong>
        <LinkedText text={notice.text} />
      </strong>{' '}
      {noticeDays(notice)}
    </p>
  );
}
