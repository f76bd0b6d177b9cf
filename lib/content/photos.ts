import type { z } from 'zod';
import { group, list, pictureFile, text, yesOrNo } from './field-types';

const photo = group({
  /**
   * File in content/photos: a JPEG, PNG or WebP at least 800 pixels wide. Small copies for
   * phones are made from it.
   */
  file: pictureFile,
  /** Describes the picture in one sentence for people who cannot see it. */
  alt: text(200),
  /** true labels it "Illustration", so that nobody takes it for your work; false for a photo of your own. */
  illustration: yesOrNo,
});

/** Every picture of the site. The first one is on the social card and, if it is of your own work, on the first page. */
export const photosSchema = list(photo, 'pictures', { min: 1, unique: ['file', 'alt'] });

/** A picture of the site. */
export type Photo = z.output<typeof photo>;
