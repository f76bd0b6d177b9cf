import { z } from 'zod';

/** A value without the parts that broke a rule. Such rows are `undefined`, so that indexes hold. */
export type ValidParts<Value> = Value extends (infer Entry)[]
  ? (ValidParts<Entry> | undefined)[]
  : Value extends object
    ? { [Field in keyof Value]?: ValidParts<Value[Field]> | undefined }
    : Value;

/** The parts of a refused value that do meet its schema, so that further rules can be checked on them. */
export function validParts<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): ValidParts<z.output<Schema>> | undefined {
  return partsOf(schema, value) as ValidParts<z.output<Schema>> | undefined;
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
