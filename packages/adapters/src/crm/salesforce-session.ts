import * as z from 'zod';
import { AnswerTooLongError, readText } from '../outgoing/read-answer.ts';
import { CrmUnavailableError } from './port.ts';

export interface SessionOptions {
  /** Origin of the organisation: the token goes nowhere else. */
  url: string;
  clientId: string;
  clientSecret: string;
  /** Budget of one request, in milliseconds. */
  timeoutMs: number;
}

export interface SalesforceRequest {
  method: 'GET' | 'PATCH';
  path: string;
  body?: unknown;
  signal?: AbortSignal | undefined;
}

/** Status, the code of a refusal ('' without one), and what was sent beside it, unread. */
export interface SalesforceAnswer {
  status: number;
  code: string;
  body: unknown;
}

/** What may be sent as a header; anything else would be quoted by the client's own complaint. */
const tokenAnswer = z.object({ access_token: z.string().regex(/^[\x21-\x7e]{1,8000}$/) });
const refusal = z.union([
  z.array(z.object({ errorCode: z.string() })).transform(([first]) => first?.errorCode ?? ''),
  z.object({ error: z.string() }).transform(({ error }) => error),
]);

/** A page of 2,000 answers is a few megabytes; more than this is a fault. */
const MAX_ANSWER_BYTES = 40_000_000;
const TOKEN_PATH = '/services/oauth2/token';

/**
 * Requests with a token of the client credentials flow. The token is kept until it is refused, then got anew once; many
 * requests at once share the one that is being got.
 */
export function openSession(options: SessionOptions) {
  let token: Promise<string> | null = null;
  const currentToken = (): Promise<string> => {
    const asked = token ?? getToken(options);
    token = asked;
    // A login that failed is no login: the next request tries it again.
    asked.catch(() => forget(asked));
    return asked;
  };
  const forget = (refused: Promise<string>): void => {
    if (token === refused) token = null;
  };
  return {
    /** @throws CrmUnavailableError where nothing was answered, or nothing that can be read. */
    async send(request: SalesforceRequest): Promise<SalesforceAnswer> {
      const first = currentToken();
      const answer = await exchange(options, request, await first);
      if (answer.status !== 401) return answer;
      forget(first);
      return await exchange(options, request, await currentToken());
    },
  };
}

/** The fault of an answer that is no success: its status and Salesforce's own code for it. */
export function faultOf({ status, code }: SalesforceAnswer): string {
  return code === '' ? String(status) : `${status} ${code}`;
}

async function getToken(options: SessionOptions): Promise<string> {
  const { url, clientId, clientSecret, timeoutMs } = options;
  const answer = await ask(`${url}${TOKEN_PATH}`, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: clientId,
      client_secret: clientSecret,
    }),
    // Nobody's alone: the time of one request must not end what others wait for.
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (answer.status !== 200) throw new CrmUnavailableError(`token ${faultOf(answer)}`);
  const parsed = tokenAnswer.safeParse(answer.body);
  if (!parsed.success) throw new CrmUnavailableError('token unexpected-answer');
  return parsed.data.access_token;
}

function exchange(
  { url, timeoutMs }: SessionOptions,
  { method, path, body, signal }: SalesforceRequest,
  token: string,
): Promise<SalesforceAnswer> {
  const limit = AbortSignal.timeout(timeoutMs);
  return ask(`${url}${path}`, {
    method,
    headers: {
      accept: 'application/json',
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json; charset=utf-8' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: signal === undefined ? limit : AbortSignal.any([limit, signal]),
  });
}

async function ask(url: string, request: RequestInit): Promise<SalesforceAnswer> {
  try {
    // The operator named this address and no other: answers and secret follow no redirect.
    const answer = await fetch(url, { ...request, redirect: 'manual' });
    const body = parseJson(await readText(answer, MAX_ANSWER_BYTES));
    return { status: answer.status, code: codeOf(body), body };
  } catch (error) {
    throw new CrmUnavailableError(error instanceof AnswerTooLongError ? error.message : nameOf(error));
  }
}

/** Null for what is no JSON, such as the page of a proxy: whoever needs the body finds out by its shape. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Codes alone go into faults: the words beside them quote field and value. */
function codeOf(body: unknown): string {
  const parsed = refusal.safeParse(body);
  return parsed.success && /^[A-Za-z][A-Za-z0-9_]{2,59}$/.test(parsed.data) ? parsed.data : '';
}

/** The name of what the network threw: its text may hold the address and more. */
function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code = error.cause instanceof Error && 'code' in error.cause ? ` ${error.cause.code}` : '';
  return `${error.name}${code}`;
}
