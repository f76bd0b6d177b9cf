import type { Business } from '../lib/content/business';
import { readableText } from '../lib/content/linked-text';
import type { Notice } from '../lib/content/notices';
import { absenceSentence, currentNotices } from '../lib/site/current-facts';
import { LinkedText } from './linked-text';
import styles from './notices.module.css';

/**
 * The first current notice, and a line of the others that opens them. On a phone, the first is one line, which opens it
 * whole, and the others are counted.
 */
export function Notices({ business }: { business: Business }) {
  const [first, ...others] = currentNotices(business);
  if (!first) return null;
  // Not printed, since they soon expire.
  return (
    <details className={styles.notices} data-not-printed="">
      <summary>
        <Words notice={first} />{' '}
        <span>{others.length > 0 ? `and ${others.length} more` : 'more'}</span>
        {others.length > 0 && (
          <>
            <span>{others.map(words).join(' · ')}</span>
            <span>Show less</span>
          </>
        )}
      </summary>
      {others.map((notice, index) => (
        <p key={index}>
          <Words notice={notice} />
        </p>
      ))}
    </details>
  );
}

function Words({ notice }: { notice: Notice }) {
  return (
    <span data-until={notice.lastDay}>
      {notice.away && <strong>{absenceSentence(notice)} </strong>}
      {notice.text && <LinkedText text={notice.text} />}
    </span>
  );
}

/** The words of a notice, without links. */
function words(notice: Notice): string {
  const text = readableText(notice.text);
  return notice.away ? `${absenceSentence(notice)} ${text}` : text;
}
