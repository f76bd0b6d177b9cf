import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Drawings } from './drawings';

const svg = `<svg>
  <defs>
    <path
      id="P-pane"
      d="M0 0
        h11"
    />
  </defs>
  <symbol id="P-semi">
    <use href="#P-pane" />
    <use href="#P-pane" />
  </symbol>
</svg>`;

vi.mock('node:fs', () => ({ readFileSync: () => svg }));

test('a line of a drawing may end within a tag', () => {
  expect(renderToStaticMarkup(<Drawings of={['semi']} />)).toContain(
    '><defs><path id="P-pane" d="M0 0 h11" /></defs><symbol id="P-semi"><use href="#P-pane" /><use href="#P-pane" /></symbol></svg>',
  );
});
