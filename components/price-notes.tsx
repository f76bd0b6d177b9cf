import type { PriceGuide } from '../lib/content/price-guide';
import { routes } from '../lib/site/routes';
import { ActionLink } from './action-link';
import { Day } from './day';
import { Part, Section } from './section';

/** What the tables cannot say: that they are guides, and what is on request. */
export function PriceNotes({ guide: { guideNote, lastChanged, extras } }: { guide: PriceGuide }) {
  return (
    <Section layout="band">
      <Part>
        <p>
          <strong>{guideNote}</strong>
        </p>
        {lastChanged && (
          <p>
            Prices last changed on <Day date={lastChanged} />.
          </p>
        )}
        <p>
          <ActionLink tone="primary" href={routes.contact}>
            Ask for a quote
          </ActionLink>
        </p>
      </Part>
      <Part>
        {extras
          .filter(({ price }) => price === 'on request')
          .map(({ id, name, note }) => (
            <div key={id} id={id}>
              <h3>{name}</h3>
              <p>{note ?? 'Ask us for a quote.'}</p>
            </div>
          ))}
      </Part>
    </Section>
  );
}
