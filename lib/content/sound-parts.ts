import { z } from 'zod';

/** A value of which parts may be missing, since they broke a rule; rows keep their places. */
export type Sound<Value> = Value extends (infer Entry)[]
  ? (Sound<Entry> | undefined)[]
  : Value extends object
    ? { [Field in keyof Value]?: Sound<Value[Field]> | undefined }
    : Value;

/** What of a refused value is as its schema wants it, so that the rest can still be checked. */
export function soundParts<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): Sound<z.output<Schema>> | undefined {
  return partsOf(schema, value) as Sound<z.output<Schema>> | undefined;
}

function partsOf(schema: z.ZodType, value: unknown): unknown {
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    return value.map((entry) => partsOf(schema.element as z.ZodType, entry));
  }
  if (schema instanceof z.ZodObject && typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(schema.shape).map(([field, inner]) => [
        field,
        partsOf(inner as z.ZodType, (value as Record<string, unknown>)[field]),
      ]),
    );
  }
  return schema.safeParse(value).data;
}
