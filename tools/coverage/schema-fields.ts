import * as z from 'zod';

/** Names of a schema's fields, nested ones with dots and lists with []: `agent.birthday`, `medicines[].name`. */
export function schemaFields(schema: z.ZodObject): string[] {
  return Object.entries(schema.shape).flatMap(([name, field]) => fieldsBelow(name, field as z.ZodType));
}

function fieldsBelow(name: string, field: z.ZodType): string[] {
  if (field instanceof z.ZodArray) return fieldsBelow(`${name}[]`, field.element as z.ZodType);
  if (field instanceof z.ZodObject) {
    return [name, ...schemaFields(field).map((below) => `${name}.${below}`)];
  }
  const inner = innerOf(field);
  return inner === null ? [name] : fieldsBelow(name, inner);
}

function innerOf(field: z.ZodType): z.ZodType | null {
  if (field instanceof z.ZodOptional || field instanceof z.ZodNullable || field instanceof z.ZodDefault) {
    return field.def.innerType as z.ZodType;
  }
  return null;
}
