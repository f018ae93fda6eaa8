/** What this tool reads of a zod schema. The tools have no zod of their own: the contract's schemas bring theirs. */
export interface ReadableSchema {
  readonly def: unknown;
}

interface Definition {
  type: string;
  shape?: Record<string, ReadableSchema>;
  element?: ReadableSchema;
  innerType?: ReadableSchema;
}

/** Wrappers that change nothing about a field's name. */
const WRAPPERS = new Set(['optional', 'nullable', 'default']);

const definitionOf = (schema: ReadableSchema) => schema.def as Definition;

/** Names of a schema's fields, nested ones with dots and lists with []: `agent.birthday`, `medicines[].name`. */
export function schemaFields(schema: ReadableSchema): string[] {
  return Object.entries(definitionOf(schema).shape ?? {}).flatMap(([name, field]) =>
    fieldsBelow(name, field),
  );
}

function fieldsBelow(name: string, field: ReadableSchema): string[] {
  const { type, element, innerType } = definitionOf(field);
  if (type === 'array' && element) return fieldsBelow(`${name}[]`, element);
  if (type === 'object') return [name, ...schemaFields(field).map((below) => `${name}.${below}`)];
  return WRAPPERS.has(type) && innerType ? fieldsBelow(name, innerType) : [name];
}
