import { z } from 'zod';
import { mustBe } from './must-be';
import { cleanText } from './plain-text';

const dateRule = mustBe('a date that exists, year first, like 2026-12-31');

/** A day as `2026-12-31`; days in this form compare as text. */
export const calendarDate = z.string(dateRule).overwrite(cleanText).check(z.iso.date(dateRule));

const monthRule = mustBe('a month, year first, like 2026-08');

/** A month as `2026-08`. */
export const calendarMonth = z
  .string(monthRule)
  .overwrite(cleanText)
  .regex(/^20\d\d-(0[1-9]|1[0-2])$/, monthRule);
