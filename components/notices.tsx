import type { Business, Notice } from '../lib/content/business';
import { readableText } from '../lib/content/linked-text';
import { currentNotices, noticeDays } from '../lib/site/current-facts';
import { routes } from '../lib/site/routes';
import { ByRoute } from './by-route';
import { LinkedText } from './linked-text';
import styles from './notices.module.css';

/** The current notices; without absences on the contact page, which says so itself. */
export function Notices({ business }: { business: Business }) {
  const all = currentNotices(business);
  return (
    <ByRoute
      route={routes.contact}
      there={<Band notices={all.filter(({ away }) => !away)} />}
      elsewhere={<Band notices={all} />}
    />
  );
}

/** The first notice, and a summary of the others, which opens them. */
function Band({ notices: [first, ...others] }: { notices: Notice[] }) {
  if (!first) return null;
  return (
    <div className={styles.notices}>
      <Words notice={first} />
      {others.length > 0 && (
        <details>
          <summary>
            <span>{others.map(inShort).join(' · ')}</span>
            <span>Show less</span>
          </summary>
          {others.map((notice) => (
            <Words key={notice.text} notice={notice} />
          ))}
        </details>
      )}
    </div>
  );
}

/** The first words of a notice, at most 20 characters, which fit beside another notice on a phone. */
function inShort({ text }: Notice): string {
  const words = readableText(text);
  const [first = words] =
    words.length > 20 ? (/^.{0,19}[\p{L}\d%](?=\P{L})/u.exec(words) ?? []) : [];
  return first === words ? words : `${first}…`;
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
