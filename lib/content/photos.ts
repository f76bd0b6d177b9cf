import type { z } from 'zod';
import { group, list, pictureFile, text, yesOrNo } from './field-types';

const photo = group({
  /**
   * File in content/photos: a JPEG, PNG or WebP at least 800 pixels wide. The site makes
   * smaller copies for phones.
   */
  file: pictureFile,
  /** Describes the picture in one sentence for people who can't see it. */
  alt: text(200),
  /** true to label it "Illustration", so that nobody takes it for your work; false for a photo of your own. */
  illustration: yesOrNo,
});

/** Every picture on the site. The first is on the social card and, if it shows your own work, on the home page. */
export const photosSchema = list(photo, 'pictures', { min: 1, unique: ['file', 'alt'] });

/** A picture of the site. */
export type Photo = z.output<typeof photo>;
