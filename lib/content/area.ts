import { matching } from './field-types';
import { curlApostrophes } from './plain-text';

/** A town such as Friday Bridge, or a postcode district. “Whitby on Mondays” is refused: days belong in an answer. */
export const area = matching(
  /^((?=.*\p{Ll})(?!.*\b(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun|week)day(s\b|$))\p{L}[\p{L} .!&'’-]{1,39}|[A-Z]{1,2}(\d{1,2}|\d[A-Z]))$/u,
  'one town of at most 40 letters, like York, or the first half of a postcode, like YO21',
  (written) =>
    /^[a-z]{1,2}\d[a-z\d]?$/i.test(written) ? written.toUpperCase() : curlApostrophes(written),
);
