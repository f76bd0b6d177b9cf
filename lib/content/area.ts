import { matching } from './field-types';

/** A town or a postcode district. Anything with a digit must be a district; days belong in an answer. */
export const area = matching(
  /^((?=.*\p{Ll})(?!.*days?\b)\p{L}[\p{L} .&'’-]{1,39}|[A-Z]{1,2}(\d{1,2}|\d[A-Z]))$/u,
  'one town, like York, or the first half of a postcode, like YO21',
  (written) => {
    const [, district] =
      /^([A-Z]{1,2}\d[A-Z\d]?)( ?\d[A-Z]{2})?$/.exec(written.toUpperCase()) ?? [];
    // Of several words, some may begin with a small letter: Stoke-on-Trent.
    const isShouted = /^\p{Lu}{3,}$/u.test(written);
    return district ?? (isShouted ? written[0] + written.slice(1).toLowerCase() : written);
  },
  (written) => (written.length > 40 ? 'there is room for 40 letters' : undefined),
);
