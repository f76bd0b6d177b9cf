import type { PriceGuide } from '../lib/content/price-guide';
import { isOnRequest } from '../lib/prices/price-lookup';
import { requestLabel } from '../lib/prices/estimate-words';
import { routes } from '../lib/site/routes';
import button from './styles/button.module.css';
import { Subsection } from './section';

/** What is not in the tables: extras on request, and a link to ask for a quote. */
export function PriceNotes({ guide }: { guide: PriceGuide }) {
  const onRequest = guide.extras.filter(({ price }) => isOnRequest(price));
  return (
    <Subsection>
      {onRequest.map(({ id, name, note }) => (
        <div key={id} id={id}>
          <h3>{name}</h3>
          {note && <p>{note}</p>}
        </div>
      ))}
      {onRequest.length > 0 && <p>We’ll look, then give you a detailed quote.</p>}
      <p>
        <a className={button.primary} href={routes.contact}>
          {requestLabel()}
        </a>
      </p>
    </Subsection>
  );
}
