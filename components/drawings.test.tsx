import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Drawings } from './drawings';

const svg = `<svg>
  <symbol id="P-semi">
    <path
      d="M0 0
        h11"
    />
  </symbol>
  <symbol id="P-flat"></symbol>
</svg>`;

vi.mock('node:fs', () => ({ readFileSync: () => svg }));

test('a page has only the drawings it names, even if their tags have line breaks', () => {
  expect(renderToStaticMarkup(<Drawings of={['semi']} />)).toContain(
    '><symbol id="P-semi"><path d="M0 0 h11" /></symbol></svg>',
  );
});
