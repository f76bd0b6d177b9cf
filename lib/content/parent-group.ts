import { z } from 'zod';

/**
 * Path of the group in which a schema defines a field, e.g. `privacy` for `responsible`, to tell an
 * owner where a misplaced field goes. Undefined unless exactly one group defines it.
 */
export function parentGroup(schema: z.ZodType, field: string): string | undefined {
  const groups = groupsWith(schema, field, []);
  return groups.length === 1 ? groups[0]!.join(', ') || undefined : undefined;
}

function groupsWith(schema: z.ZodType, field: string, path: string[]): string[][] {
  if (schema instanceof z.ZodArray) return groupsWith(schema.element as z.ZodType, field, path);
  if (schema instanceof z.ZodOptional) return groupsWith(schema.unwrap() as z.ZodType, field, path);
  if (!(schema instanceof z.ZodObject)) return [];
  const here = Object.hasOwn(schema.shape, field) ? [path] : [];
  const inside = Object.entries(schema.shape).flatMap(([name, inner]) =>
    groupsWith(inner as z.ZodType, field, [...path, name]),
  );
  return [...here, ...inside];
}
