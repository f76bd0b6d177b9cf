import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { serviceDrawing } from '../lib/content/services';
import { serviceDrawingFile } from './service-drawing';

it.each(serviceDrawing.options)(
  'the drawing of a %s is small, and has its colours by day and at dusk',
  (drawing) => {
    const { svg } = serviceDrawingFile(drawing);
    const [, ...schemes] = svg.split(/:root\{|:target\{/);
    const used = new Set([...svg.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name));
    const set = schemes.map((text) => [...text.matchAll(/(--[\w-]+):#/g)].map(([, name]) => name));
    expect(set.map((names) => names.sort())).toEqual([[...used].sort(), [...used].sort()]);
    expect(gzipSync(svg).length).toBeLessThan(1024);
  },
);
