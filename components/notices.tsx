import type { Business } from '../lib/content/business';
import { readableText } from '../lib/content/linked-text';
import type { Notice } from '../lib/content/notices';
import { absenceSentence, currentNotices } from '../lib/site/current-facts';
import { LinkedText } from './linked-text';
import styles from './notices.module.css';

/** The first current notice, and a line of the others that opens them; on a phone, the line only says how many. */
export function Notices({ business }: { business: Business }) {
  const [first, ...others] = currentNotices(business);
  if (!first) return null;
  // Not printed, since they soon expire.
  return (
    <div className={styles.notices} data-not-printed="">
      <Words notice={first} />
      {others.length > 0 && (
        <details>
          <summary>
            <span>{others.map(words).join(' · ')}</span>
            <span>{`and ${others.length} more`}</span>
            <span>Show less</span>
          </summary>
          {others.map((notice, index) => (
            <Words key={index} notice={notice} />
          ))}
        </details>
      )}
    </div>
  );
}

function Words({ notice }: { notice: Notice }) {
  return (
    <p data-until={notice.lastDay}>
      {notice.away && <strong>{absenceSentence(notice)} </strong>}
      {notice.text && <LinkedText text={notice.text} />}
    </p>
  );
}

/** The words of a notice, without links. */
function words(notice: Notice): string {
  const text = readableText(notice.text);
  return notice.away ? `${absenceSentence(notice)} ${text}` : text;
}
