import type { Business } from '../lib/content/business';
import { navigation } from '../lib/site/routes';
import { AreasServed } from './areas-served';
import { ContactDetails } from './contact-details';
import styles from './site-footer.module.css';

/** Contact details and links to every page, at the end of each page. */
export function SiteFooter({ business }: { business: Business }) {
  return (
    <footer className={styles.footer}>
      <div>
        <p className={styles.name}>{business.name}</p>
        <AreasServed areas={business.areas} />
        <p className={styles.printed}>{new URL(business.siteAddress).host}</p>
        <nav aria-label="Footer">
          <ul>
            {navigation.map(({ route, label }) => (
              <li key={route}>
                <a href={route}>{label}</a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <ContactDetails business={business} />
    </footer>
  );
}
