import type { Business } from '../lib/content/business';
import { iconPath, logoPath } from '../lib/photos/logo';
import { routes } from '../lib/site/routes';
import button from './styles/button.module.css';
import styles from './site-header.module.css';
import { SiteNav } from './site-nav';

/**
 * Logo, navigation and telephone number, at the top of every page. The logo's low priority stops React from
 * preloading it before a larger picture.
 */
export function SiteHeader({ business }: { business: Business }) {
  return (
    <header className={styles.header}>
      <a className={styles.brand} href={routes.home}>
        <img
          className={business.logo ? styles.own : undefined}
          src={logoPath(business)}
          alt=""
          width={44}
          height={44}
          fetchPriority="low"
        />
        {!business.logo && (
          <img
            className={styles.wipe}
            src={iconPath('wipe.svg')}
            alt=""
            width={16}
            height={44}
            loading="lazy"
          />
        )}
        <span className={styles.name}>{business.name}</span>
      </a>
      <SiteNav aria-label="Main" className={styles.nav} />
      <a
        className={`${button.secondary} ${styles.phone}`}
        href={`tel:${business.phone.international}`}
      >
        <span className={styles.call}>Call </span>
        {business.phone.national}
      </a>
    </header>
  );
}
