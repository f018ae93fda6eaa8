import type { Endpoint } from '../endpoint/index.ts';
import * as z from '../zod/index.ts';

export type JsonSchema = Record<string, unknown>;

/**
 * The JSON Schema of what travels: `input` is what a caller sends (before trimming and folding), `output` what
 * comes back. Rules that span fields cannot be written there and stand in the summary of the field errors.
 */
export function jsonSchemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' });
  return json;
}

/** Path and query parameters, each with its own schema. */
export function parametersOf({ params, query }: Endpoint): JsonSchema[] {
  return [...parametersIn('path', params), ...parametersIn('query', query)];
}

function parametersIn(place: 'path' | 'query', schema: z.ZodObject | undefined): JsonSchema[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = jsonSchemaOf(schema, 'input') as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}
