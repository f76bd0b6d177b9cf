import { z } from 'zod';
import { mustBe } from './must-be';
import { cleanText } from './plain-text';

const areaRule = mustBe('a town, like York, or the first half of a postcode, like YO21');

/** A town or a postcode district. Anything with a digit must be a district. */
export const area = z
  .string(areaRule)
  .overwrite(cleanText)
  .regex(/^((?=.*\p{Ll})\p{L}[\p{L} .&'’-]{1,39}|[A-Z]{1,2}(\d{1,2}|\d[A-Z]))$/u, areaRule);
