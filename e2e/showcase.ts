/** Serves a site with every fact filled in, together with the stand-in form service. */
import path from 'node:path';
import sharp from 'sharp';
import { everyFact } from '../lib/testing/every-fact';
import { type Change, writtenSample } from '../lib/testing/sample';
import { startStandIn } from '../lib/commands/stand-in-form-service';
import { startPreviewServer } from '../lib/commands/preview-server';
import { buildSampleSite } from './build-sample-site';

/** Pictures from content/photos, in place of the tests' clouds. */
const pictures: Record<string, string> = {
  'house.jpg': 'traditional-window-cleaning',
  'windows-by-hand.jpg': 'traditional-window-cleaning',
  'pole.png': 'water-fed-pole-window-cleaning',
  'conservatory.webp': 'conservatory-cleaning',
  'gutter.jpg': 'gutter-cleaning',
  'restoration.jpg': 'window-restoration-cleans',
};

const people = everyFact.business.people.map((person, index) => ({
  ...person,
  photo: `portrait-${index + 1}.png`,
}));

const changes: Change[] = [
  everyFact,
  {
    business: { people },
    photos: writtenSample.photos.map((one) => ({ ...one, illustration: true })),
  },
];

const portrait = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="480" viewBox="0 0 24 24">
  <path fill="#cfe2e9" d="M0 0h24v24H0z"/><path fill="#507882" d="M4 24c0-14 16-14 16 0z"/>
  <circle cx="12" cy="9" r="4.2" fill="#8ea9b1"/>
</svg>`;

const service = await startStandIn();
process.env.STAND_IN_SERVICE = service.url;
const folder = await buildSampleSite(changes, async (photos) => {
  for (const [file, name] of Object.entries(pictures)) {
    await sharp(`content/photos/${name}.jpg`).toFile(path.join(photos, file));
  }
  for (const { photo } of people) {
    await sharp(Buffer.from(portrait)).toFile(path.join(photos, photo));
  }
});
const { url, close } = await startPreviewServer({ folder, port: 4000 });
console.log(`The showcase is at ${url}. Press Ctrl-C to stop.`);

const stop = () => void Promise.all([close(), service.close()]);
process.once('SIGINT', stop).once('SIGTERM', stop);
