import { z } from 'zod';

/**
 * The group of a schema that a field belongs to, e.g. `privacy` for `responsible`, as its fields
 * lead there; undefined where no group, or more than one, knows it.
 */
export function fieldHome(schema: z.ZodType, field: string): string | undefined {
  const homes = groupsWith(schema, field, []);
  return homes.length === 1 ? homes[0]!.join(', ') || undefined : undefined;
}

function groupsWith(schema: z.ZodType, field: string, path: string[]): string[][] {
  if (schema instanceof z.ZodArray) return groupsWith(schema.element as z.ZodType, field, path);
  if (!(schema instanceof z.ZodObject)) return [];
  const here = Object.hasOwn(schema.shape, field) ? [path] : [];
  const inside = Object.entries(schema.shape).flatMap(([name, inner]) =>
    groupsWith(inner as z.ZodType, field, [...path, name]),
  );
  return [...here, ...inside];
}
