import type { Business } from '../lib/content/business';
import { Day } from './day';
import styles from './site-notice.module.css';

/** A notice above each page; its dates tell visitors whether it still applies. */
export function SiteNotice({ notice }: Pick<Business, 'notice'>) {
  if (!notice) return null;
  const { text, firstDay, lastDay } = notice;
  return (
    <p className={styles.notice}>
      <strong>{text}</strong> <Day date={firstDay} />
      {lastDay !== firstDay && (
        <>
          {' '}
          to <Day date={lastDay} />
        </>
      )}
    </p>
  );
}
