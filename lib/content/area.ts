import { z } from 'zod';
import { mustBe } from './must-be';
import { cleanText } from './plain-text';

const town = /^(?=.*\p{Ll})\p{L}[\p{L} .&'’-]{1,39}$/u;
const district = /^[A-Z]{1,2}(\d{1,2}|\d[A-Z])$/;

const areaRule = mustBe('a town, like York, or a postcode district, like YO21', (value) => {
  if (typeof value !== 'string') return undefined;
  if (value.includes(',')) return 'put each place in quotes of its own';
  const [, start] = /^([a-z]{1,2}\d[a-z\d]?)( ?\d[a-z]{2})?$/i.exec(value.trim()) ?? [];
  if (start && district.test(start.toUpperCase())) return `write ${start.toUpperCase()}`;
  if (/\d/.test(value)) {
    return 'a town has no digits, and a postcode district is the first half of a postcode';
  }
  return /\p{Ll}/u.test(value)
    ? 'write its name and nothing else'
    : 'a town has small letters, a postcode district has a digit';
});

/** A town or a postcode district. Anything with a digit must be a district. */
export const area = z
  .string(areaRule)
  .overwrite(cleanText)
  .refine((words) => town.test(words) || district.test(words), areaRule);
