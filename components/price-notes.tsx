import type { PriceGuide } from '../lib/content/price-guide';
import { isOnRequest } from '../lib/prices/price-forms';
import { hasTables } from '../lib/prices/price-words';
import { anchors } from '../lib/site/links';
import { routes } from '../lib/site/routes';
import actionLink from './action-link.module.css';
import { Section } from './section';

/** What the tables cannot say: what is on request, and how to ask for it. */
export function PriceNotes({ guide }: { guide: PriceGuide }) {
  return (
    <Section layout="band" id={hasTables(guide) ? undefined : anchors.tables}>
      {guide.extras
        .filter(({ price }) => isOnRequest(price))
        .map(({ id, name, note }) => (
          <div key={id} id={id}>
            <h3>{name}</h3>
            <p>{note ?? 'Ask us for a quote.'}</p>
          </div>
        ))}
      <p>
        <a className={actionLink.primary} href={routes.contact}>
          Ask for a quote
        </a>
      </p>
    </Section>
  );
}
