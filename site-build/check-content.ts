import type * as z from "zod/mini";

/** A list of content records with the shape that each must have. */
type Shelf = { name: string; schema: z.ZodMiniType; records: readonly unknown[] };

const shelves: readonly Shelf[] = [];

/** Finds content records of the wrong shape, by file, place in the list and field. */
export function contentProblems(all: readonly Shelf[] = shelves): string[] {
  return all.flatMap(({ name, schema, records }) =>
    records.flatMap((record, index) => {
      const parsed = schema.safeParse(record);
      if (parsed.success) return [];
      return parsed.error.issues.map((issue) => `${name}[${index}].${issue.path.join(".")}: ${issue.message}`);
    }),
  );
}
