import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { ServiceDrawing as Drawing } from '../lib/content/services';
import styles from './service-drawing.module.css';

/**
 * The drawing of a service, as a file of /photos. It is 96 by 76, with the ground at 76, and has the colours of the
 * houses by day or, under `#dusk`, at dusk.
 */
export function serviceDrawingFile(drawing: Drawing) {
  const file = readFileSync(`components/service-drawings/${drawing}.svg`, 'utf8');
  const shapes = file.slice(file.indexOf('<path'));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" id="dusk" viewBox="0 0 96 76"><style>${colours(shapes)}</style>${shapes}`;
  const hash = createHash('sha256').update(svg).digest('hex').slice(0, 8);
  return { name: `${drawing}-${hash}.svg`, svg };
}

/** The custom properties that shapes refer to: an image does not inherit those of the page. */
function colours(shapes: string): string {
  const files = ['components/house.module.css', 'app/global.css'];
  const all = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  const used = [...all.matchAll(/(--[\w-]+): light-dark\((.+?), (.+?)\)/g)].filter(([, name]) =>
    shapes.includes(`var(${name})`),
  );
  const day = used.map(([, name, colour]) => `${name}:${colour}`).join(';');
  const dusk = used.map(([, name, , colour]) => `${name}:${colour}`).join(';');
  return `:root{${day}}:target{${dusk}}`;
}

/** The drawing of a service, as decoration. In Safari, an image itself does not know that the page is dark. */
export function ServiceDrawing({ drawing }: { drawing: Drawing }) {
  const src = `/photos/${serviceDrawingFile(drawing).name}`;
  return (
    <picture>
      <source srcSet={`${src}#dusk`} media="(prefers-color-scheme: dark)" />
      <img
        className={styles.drawing}
        src={src}
        width="96"
        height="76"
        alt=""
        decoding="async"
        loading="lazy"
      />
    </picture>
  );
}
