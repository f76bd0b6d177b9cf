import type { Business } from '../lib/content/business';
import { routes } from '../lib/site/routes';
import styles from './site-header.module.css';
import { SiteNav } from './site-nav';

/** Logo, telephone number and navigation: the first screen of every page. */
export function SiteHeader({ business }: { business: Business }) {
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <a className={styles.brand} href={routes.home}>
          <img className={styles.mark} src="/logo.svg" alt="" width={44} height={44} />
          <span>
            {business.name}
            <img className={styles.wipe} src="/wipe.svg" alt="" width={120} height={6} />
          </span>
        </a>
        <a className={styles.phone} href={`tel:${business.phone.international}`}>
          <span className={styles.call}>Call </span>
          {business.phone.national}
        </a>
      </div>
      <SiteNav />
    </header>
  );
}
