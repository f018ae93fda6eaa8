import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export const CLIENT = { clientId: 'portal', clientSecret: 'a-secret-of-tests' };

/** What can be wrong with it: nobody there, no answer, a status, or the organisation's limit of requests. */
export type SalesforceFault = 'down' | 'slow' | 'limit' | 429 | 500 | 503 | null;

type Row = Record<string, string | number | boolean>;
type Answer = { status: number; body?: unknown };

/** The fields of the object, and what each holds; a long text area can stand in no condition and no order. */
const COLUMNS = {
  ExternalId__c: 'text',
  Survey__c: 'text',
  MemberType__c: 'text',
  Answers__c: 'long text',
  Revision__c: 'number',
  IsComplete__c: 'checkbox',
  AnsweredOn__c: 'date',
} as const;
type Column = keyof typeof COLUMNS;
const isColumn = (name: string): name is Column => Object.hasOwn(COLUMNS, name);

const API = /^\/services\/data\/v\d\d\.0\//;
const refuse = (status: number, errorCode: string, message: string): Answer => ({
  status,
  body: [{ message, errorCode, fields: [] }],
});
const MALFORMED = refuse(400, 'MALFORMED_QUERY', 'unexpected token');
const NOT_FOUND = refuse(404, 'NOT_FOUND', 'The requested resource does not exist');

/**
 * A Salesforce organisation on a free port, with the object of the answers: its token endpoint, the upsert by external
 * id and the queries that are asked here, as its REST API guide describes them.
 */
export async function openSalesforce({ object = 'SurveyAnswer__c' } = {}) {
  const state = {
    fault: null as SalesforceFault,
    /** What the administrator was asked to write: an older revision takes no newer one's place. */
    hasRevisionRule: true,
    /** Status of an upsert that changed a record: 200 with a body from version 46 on, 204 before. */
    changedStatus: 200 as 200 | 204,
    /** Code by which every upsert is refused; the words beside it quote what was sent, as Salesforce's do. */
    refusesWith: null as string | null,
    pageSize: 2_000,
    rows: new Map<string, Row>(),
    /** Every request, as `METHOD path`. */
    asked: [] as string[],
    tokensGiven: 0,
    liveTokens: new Set<string>(),
    /** Waits here between reading and writing: a test can let another write go first. */
    beforeWrite: async (): Promise<void> => undefined,
  };
  const pages = new Map<string, Row[]>();

  async function answer(request: IncomingMessage): Promise<Answer> {
    const text = await readBody(request);
    const url = new URL(request.url ?? '/', 'http://salesforce');
    if (state.fault === 'limit') {
      return refuse(403, 'REQUEST_LIMIT_EXCEEDED', 'TotalRequests Limit exceeded.');
    }
    if (state.fault === 503) return refuse(503, 'SERVER_UNAVAILABLE', 'Too many requests');
    if (typeof state.fault === 'number') return { status: state.fault };
    if (url.pathname === '/services/oauth2/token') return giveToken(request, new URLSearchParams(text));
    if (!state.liveTokens.has(request.headers.authorization?.replace('Bearer ', '') ?? '')) {
      return refuse(401, 'INVALID_SESSION_ID', 'Session expired or invalid');
    }
    if (!API.test(url.pathname)) return NOT_FOUND;
    const parts = url.pathname.replace(API, '').split('/').map(decodeURIComponent);
    if (request.method === 'PATCH' && parts[0] === 'sobjects') return await upsert(parts, text);
    if (request.method === 'GET' && parts[0] === 'query') {
      return parts[1] ? nextPage(parts[1]) : query(url.searchParams.get('q') ?? '');
    }
    return refuse(405, 'METHOD_NOT_ALLOWED', 'HTTP Method not allowed');
  }

  function giveToken(request: IncomingMessage, form: URLSearchParams): Answer {
    const no = (error: string, error_description: string) => ({
      status: 400,
      body: { error, error_description },
    });
    if (request.method !== 'POST' || form.get('grant_type') !== 'client_credentials') {
      return no('unsupported_grant_type', 'grant type not supported');
    }
    if (form.get('client_id') !== CLIENT.clientId || form.get('client_secret') !== CLIENT.clientSecret) {
      return no('invalid_client', 'invalid client credentials');
    }
    state.tokensGiven += 1;
    const token = `00D000000000001!token.${state.tokensGiven}`;
    state.liveTokens.add(token);
    return {
      status: 200,
      body: {
        access_token: token,
        signature: 'c2ln',
        scope: 'api',
        instance_url: 'https://example.my.salesforce.com',
        id: 'https://login.salesforce.com/id/00D000000000001AAA/005000000000001AAA',
        token_type: 'Bearer',
        issued_at: '1795143600000',
      },
    };
  }

  async function upsert([, named, field, key = '']: string[], text: string): Promise<Answer> {
    if (named !== object || field !== 'ExternalId__c') return NOT_FOUND;
    if (state.refusesWith !== null) return refuse(400, state.refusesWith, `bad value: ${text}`);
    const fields = JSON.parse(text) as Row;
    const wrong = wrongField(fields);
    if (wrong) return wrong;
    const id = key.toLowerCase();
    const wasThere = state.rows.has(id);
    await state.beforeWrite();
    const before = state.rows.get(id);
    // Two that both found none: the second insert meets the unique index.
    if (before && !wasThere) {
      return refuse(400, 'DUPLICATE_VALUE', `duplicate value found: ExternalId__c duplicates ${id}`);
    }
    if (before && state.hasRevisionRule && Number(fields.Revision__c) < Number(before.Revision__c)) {
      return refuse(400, 'FIELD_CUSTOM_VALIDATION_EXCEPTION', `older than ${before.Answers__c}`);
    }
    state.rows.set(id, { ...before, ...fields, ExternalId__c: id });
    const body = { id: 'a00000000000001AAA', success: true, errors: [], created: !before };
    return before ? changed(body) : { status: 201, body };
  }

  const changed = (body: unknown): Answer =>
    state.changedStatus === 204 ? { status: 204 } : { status: 200, body };

  function query(soql: string): Answer {
    const parsed =
      /^SELECT ([\w, ]+) FROM (\w+) WHERE (.+?)(?: ORDER BY ([\w, ]+?))?(?: LIMIT (\d+))?$/s.exec(soql);
    if (!parsed) return MALFORMED;
    const [, names = '', from, conditions = '', order, limit] = parsed;
    if (from !== object) {
      return refuse(400, 'INVALID_TYPE', `sObject type '${from}' is not supported.`);
    }
    const columns = names.split(', ');
    const tests = conditions.split(' AND ').map(testOf);
    const sorting = (order ?? '').split(', ').flatMap((each) => each.replace(/ ASC$/, '') || []);
    if (!columns.every(isColumn) || !sorting.every((name) => isColumn(name) && isSearchable(name))) {
      return refuse(400, 'INVALID_FIELD', 'No such column');
    }
    if (tests.some((test) => test === null)) return MALFORMED;
    const found = [...state.rows.values()]
      .filter((row) => tests.every((test) => test?.(row)))
      .sort((one, other) => compare(one, other, sorting))
      .slice(0, Number(limit ?? 50_000));
    return page(found.map((row) => shown(row, columns, object)));
  }

  function page(rows: Row[], total = rows.length): Answer {
    const records = rows.slice(0, state.pageSize);
    const rest = rows.slice(state.pageSize);
    if (rest.length === 0) return { status: 200, body: { totalSize: total, done: true, records } };
    const locator = `01g000000000001AAA-${pages.size + 1}`;
    pages.set(locator, rest);
    const nextRecordsUrl = `/services/data/v66.0/query/${locator}`;
    return { status: 200, body: { totalSize: total, done: false, nextRecordsUrl, records } };
  }

  function nextPage(locator: string): Answer {
    const rows = pages.get(locator);
    return rows ? page(rows) : refuse(400, 'INVALID_QUERY_LOCATOR', 'invalid query locator');
  }

  const server = createServer((request, response) => {
    state.asked.push(`${request.method} ${request.url}`);
    if (state.fault === 'down') return void request.socket.destroy();
    if (state.fault === 'slow') return;
    void answer(request).then((made) => send(response, made));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    state,
    url: `http://127.0.0.1:${port}`,
    expireTokens: () => state.liveTokens.clear(),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString();
}

function send(response: ServerResponse, { status, body }: Answer): void {
  response.writeHead(status, { 'content-type': 'application/json;charset=UTF-8' });
  response.end(body === undefined ? undefined : JSON.stringify(body));
}

const DAY = /^\d{4}-\d\d-\d\d$/;

const KINDS: Readonly<Record<(typeof COLUMNS)[Column], (value: unknown) => boolean>> = {
  text: (value) => typeof value === 'string' && value.length <= 255,
  'long text': (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  checkbox: (value) => typeof value === 'boolean',
  date: (value) => typeof value === 'string' && DAY.test(value),
};

function wrongField(fields: Row): Answer | null {
  for (const [name, value] of Object.entries(fields)) {
    if (!isColumn(name)) {
      return refuse(400, 'INVALID_FIELD', `No such column '${name}' on sobject of type SurveyAnswer__c`);
    }
    // In a PATCH the key stands in the address alone.
    if (name === 'ExternalId__c') return refuse(400, 'INVALID_FIELD', 'should not be specified');
    if (!KINDS[COLUMNS[name]](value)) {
      return refuse(400, 'JSON_PARSER_ERROR', `Cannot deserialize ${String(value)}`);
    }
    if (name === 'Answers__c' && String(value).length > 131_072) {
      return refuse(400, 'STRING_TOO_LONG', `Answers: data value too large: ${String(value)}`);
    }
  }
  return null;
}

function shown(row: Row, columns: string[], type: string): Row {
  const attributes = { type, url: `/services/data/v66.0/sobjects/${type}/a00000000000001AAA` };
  const values = columns.map((name) => [name, row[name]]);
  return { attributes, ...Object.fromEntries(values) };
}

const isSearchable = (name: Column) => COLUMNS[name] !== 'long text';

/** `Column >= literal`: a text in quotes, with its escapes, or a day without; neither in the other's place. */
function testOf(condition: string): ((row: Row) => boolean) | null {
  const parsed = /^(\w+) (=|>=|<=) (?:'((?:[^'\\]|\\['\\])*)'|(\d{4}-\d\d-\d\d))$/.exec(condition);
  if (!parsed) return null;
  const [, name = '', operator, quoted = '', day] = parsed;
  if (!isColumn(name) || !isSearchable(name)) return null;
  if ((COLUMNS[name] === 'date') !== (day !== undefined)) return null;
  const value = day ?? quoted.replace(/\\(.)/g, '$1');
  return (row) => {
    const there = row[name] ?? '';
    if (operator === '=') return there === value;
    return operator === '<=' ? there <= value : there >= value;
  };
}

function compare(one: Row, other: Row, columns: readonly string[]): number {
  for (const name of columns) {
    const [left = '', right = ''] = [one[name], other[name]];
    if (left !== right) return left < right ? -1 : 1;
  }
  return 0;
}
