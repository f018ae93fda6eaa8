import type { Access, Endpoint, SuccessStatus } from '../endpoint/index.ts';
import { type ListedEndpoint, listEndpoints, OWN_CALLS } from '../endpoints/index.ts';
import { errorEnvelope } from '../error-envelope/index.ts';
import * as z from '../zod/index.ts';
import { errorAnswers } from './error-answers.ts';

export interface OpenApiOptions {
  title: string;
  version: string;
  /** Address of the own service, such as `/api`. */
  serverUrl: string;
}

/** An OpenAPI 3.1 document: plain JSON, described only as far as this package reads it again. */
export interface OpenApiDocument {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  tags: { name: string }[];
  paths: Record<string, Record<string, OpenApiOperation>>;
  components: Record<string, Record<string, unknown>>;
}

export interface OpenApiOperation {
  operationId: string;
  tags: string[];
  summary: string;
  'x-access': Access;
  'x-own-call'?: string;
  security?: Record<string, string[]>[];
  parameters?: unknown[];
  requestBody?: unknown;
  responses: Record<string, unknown>;
}

const SECURITY_SCHEMES = {
  accessToken: { type: 'http', scheme: 'bearer', description: 'Access token of a member, 15 minutes (G35)' },
  challengeToken: {
    type: 'apiKey',
    in: 'header',
    name: 'X-Challenge-Token',
    description: 'Pending step (G36)',
  },
  challengeCookie: { type: 'apiKey', in: 'cookie', name: 'challenge_token' },
  refreshToken: {
    type: 'http',
    scheme: 'bearer',
    description: 'Refresh token; browsers carry it in a cookie',
  },
  staffSession: { type: 'apiKey', in: 'cookie', name: 'staff_session' },
  antiForgery: {
    type: 'apiKey',
    in: 'header',
    name: 'X-XSRF-TOKEN',
    description: 'From the XSRF-TOKEN cookie',
  },
} as const;

/** Alternatives by access rule; an empty one means that nobody need prove anything. */
const SECURITY_BY_ACCESS: Record<Access, readonly string[][]> = {
  none: [[]],
  member: [['accessToken']],
  challenge: [['challengeToken'], ['challengeCookie']],
  either: [[], ['accessToken'], ['challengeToken'], ['challengeCookie']],
  refresh: [['refreshToken']],
  staff: [['staffSession']],
};

/** The document of every call in the endpoint table: what the server checks is what it says here. */
export function buildOpenApi({ title, version, serverUrl }: OpenApiOptions): OpenApiDocument {
  const listed = listEndpoints();
  const paths: OpenApiDocument['paths'] = {};
  for (const entry of listed) {
    const { path, method } = entry.endpoint;
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(entry) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title,
      version,
      description: 'The own service. Every change of state needs the anti-forgery token.',
    },
    servers: [{ url: serverUrl }],
    tags: [...new Set(listed.map(({ noun }) => noun))].map((name) => ({ name })),
    paths,
    components: {
      schemas: { Error: jsonSchemaOf(errorEnvelope, 'output') },
      securitySchemes: SECURITY_SCHEMES,
    },
  };
}

function operationOf({ name, noun, endpoint }: ListedEndpoint): OpenApiOperation {
  const parameters = parametersOf(endpoint);
  const own = OWN_CALLS.find(({ call }) => call === `${endpoint.method} ${endpoint.path}`);
  return {
    operationId: name,
    tags: [noun],
    summary: endpoint.summary,
    'x-access': endpoint.access,
    ...(own && { 'x-own-call': own.reason }),
    security: securityOf(endpoint),
    ...(parameters.length > 0 && { parameters }),
    ...(endpoint.body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: jsonSchemaOf(endpoint.body, 'input') } },
      },
    }),
    responses: { ...successAnswers(endpoint), ...errorAnswers(endpoint) },
  };
}

function securityOf({ access, method, isFromServer }: Endpoint): Record<string, string[]>[] {
  const forgery = method === 'GET' || isFromServer ? [] : ['antiForgery'];
  return SECURITY_BY_ACCESS[access].map((schemes) =>
    Object.fromEntries([...schemes, ...forgery].map((scheme) => [scheme, []])),
  );
}

const WORDS: Record<SuccessStatus, string> = {
  200: 'Done',
  201: 'Made',
  202: 'Taken in',
  204: 'Done, no body',
};

function successAnswers({ responses }: Endpoint): Record<string, unknown> {
  const statuses = Object.keys(responses).map(Number) as SuccessStatus[];
  return Object.fromEntries(
    statuses.map((status) => {
      const schema = responses[status];
      const content = schema && { 'application/json': { schema: jsonSchemaOf(schema, 'output') } };
      return [status, { description: WORDS[status], ...(content && { content }) }];
    }),
  );
}

type JsonSchema = Record<string, unknown>;

/**
 * The JSON Schema of what travels: `input` is what a caller sends (before trimming and folding), `output` what
 * comes back. Rules that span fields cannot be written there and stand in the summary of the field errors.
 */
function jsonSchemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' });
  return json;
}

/** Path and query parameters, each with its own schema. */
function parametersOf({ params, query }: Endpoint): JsonSchema[] {
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
