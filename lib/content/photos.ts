import type { z } from 'zod';
import { group, list, pictureFile, text, yesOrNo } from './fields';
import { unique } from './unique';

const photo = group(
  {
    /**
     * File in content/photos: a JPEG, PNG or WebP at least 800 pixels wide. Small copies for
     * phones are made from it.
     */
    file: pictureFile,
    /** What is to be seen, for people who cannot see it, in one sentence. */
    alt: text(200),
    /** true puts "Illustration" under it, so that nobody takes it for your work; false for a photo of yours. */
    illustration: yesOrNo,
  },
  'file, alt and illustration',
);

/** Every picture of the site; the first is that of the first screen and of the social cards. */
export const photosSchema = list(photo, 'pictures').check(unique('file'));

/** A picture of the site. */
export type Photo = z.output<typeof photo>;
