import type { Business } from '../lib/content/business';
import { routes } from '../lib/site/routes';
import styles from './site-header.module.css';
import { SiteNav } from './site-nav';

/** Logo, navigation and telephone number: the first screen of every page. */
export function SiteHeader({ business }: { business: Business }) {
  return (
    <header className={styles.header}>
      <a className={styles.brand} href={routes.home}>
        <img className={styles.mark} src="/logo.svg" alt="" width={44} height={44} />
        <img className={styles.wipe} src="/wipe.svg" alt="" width={16} height={44} />
        <span className={styles.name}>{business.name}</span>
      </a>
      <SiteNav />
      <a className={styles.phone} href={`tel:${business.phone.international}`}>
        <span className={styles.call}>Call </span>
        {business.phone.national}
      </a>
    </header>
  );
}
