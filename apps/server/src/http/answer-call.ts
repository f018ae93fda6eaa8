import {
  type Endpoint,
  needsIllnessConsent,
  type SuccessStatus,
  waitsForTerms,
} from '@hidamari/contract/endpoint';
import { fieldErrorsOf } from '@hidamari/contract/fields';
import { AppError } from '@hidamari/domain/errors';
import { variantOfMember } from '@hidamari/domain/site-variants';
import type { FastifyRequest } from 'fastify';
import { callerFor, isDeskCall } from './access-guard.ts';
import { accessOf, type RecordActing, recordAround, refuseUnlessAllowed } from './acting-guard.ts';
import type { AntiForgery } from './anti-forgery.ts';
import type { Authenticator, Caller, MemberCaller } from './caller.ts';
import type { Turns } from './limit-concurrency.ts';
import type { Call, Route } from './route.ts';

/** Whether what concerns an illness may be read and written for this member: not while its consent is taken back. */
export type MayUseIllnessData = (member: MemberCaller) => Promise<boolean>;

/** Where nobody keeps consents, no call on an illness is answered. */
export const refuseIllnessData: MayUseIllnessData = async () => false;

/** What the registration of endpoints leans on. */
export interface EndpointTools {
  authenticator: Authenticator;
  antiForgery: AntiForgery;
  /** Writes down what a concierge is about to do in a member's place. */
  recordActing: RecordActing;
  /** Says that a member is being worked for, until the answer is called (`Turns`). */
  memberBegins: Turns['memberBegins'];
  mayUseIllnessData: MayUseIllnessData;
}

/** What is looked at to answer a call: a request over HTTP, or what a loader of a page asks in process. */
export type CallRequest = Pick<FastifyRequest, 'headers' | 'params' | 'query' | 'body'> &
  Pick<FastifyRequest, 'facts' | 'resolved' | 'jar' | 'caller'>;

/** A checked answer, and the headers that the handler gave it. */
export interface CallAnswer {
  status: number;
  body: unknown;
  extra: ReadonlyMap<string, string>;
}

/** Answers a call whose caller was let in: the schemas, the handler, and the schema of the answer. */
export async function answerCall(
  { endpoint, handle }: Route,
  request: CallRequest,
  tools: Pick<EndpointTools, 'recordActing'>,
): Promise<CallAnswer> {
  const call = readCall(endpoint, request);
  const extra = new Map<string, string>();
  // The pair of endpoint and handler was checked by `route()`; this is where the erased type comes back.
  const run = () =>
    handle({
      ...call,
      cookies: request.jar,
      header: (name: string, value: string) => void extra.set(name.toLowerCase(), value),
    } as never);
  const access = accessOf(endpoint, { request, body: call.body });
  const given = await recordAround(access, tools.recordActing, run);
  return { status: given.status, body: checkAnswer(endpoint, given), extra };
}

/**
 * The caller that a call lets in, before a single byte of its body is read. One that changes something is handed a caller
 * who knows nothing beforehand: what it has changed counts at once for whatever it goes on to read (decision 0116).
 */
export async function admit(endpoint: Endpoint, request: CallRequest, tools: EndpointTools): Promise<Caller> {
  const { headers, facts } = request;
  if (isDeskCall(endpoint) && request.resolved.onOrganizationHost) throw new AppError('not_found');
  const caller = await callerFor(endpoint, {
    tokens: { bearer: facts.bearer, challenge: challengeOf(request) },
    facts,
    authenticator: tools.authenticator,
  });
  if (endpoint.method !== 'GET' && !endpoint.isFromServer) {
    tools.antiForgery.verify(facts, {
      token: oneOf(headers['x-xsrf-token']),
      origin: headers.origin,
      fetchSite: oneOf(headers['sec-fetch-site']),
    });
  }
  refuseUnlessAllowed(endpoint, caller);
  if (caller.kind !== 'member') return caller;
  await refuseWithoutConsent(endpoint, caller, tools);
  // A member's own type always wins over host, role and cookie (G131).
  request.facts = { ...facts, variant: variantOfMember(caller.memberType) };
  return endpoint.method === 'GET' ? caller : withoutContext(caller);
}

function withoutContext({ context: _, ...caller }: MemberCaller): MemberCaller {
  return caller;
}

/**
 * The only place that asks a member's consents at a call; which ones, the endpoint says. A session that was open when a
 * text changed hears of it here, before anything more is kept (G32, decision 0075): `consent_outdated`. What concerns an
 * illness is neither read nor written while the consent to keep it is taken back (decision 0021): `consent_withdrawn`.
 */
async function refuseWithoutConsent(
  endpoint: Endpoint,
  caller: MemberCaller,
  { authenticator, mayUseIllnessData }: EndpointTools,
): Promise<void> {
  if (waitsForTerms(endpoint) && (await authenticator.screenBefore?.(caller)) != null)
    throw new AppError('consent_outdated');
  if (needsIllnessConsent(endpoint) && !(await mayUseIllnessData(caller)))
    throw new AppError('consent_withdrawn');
}

function challengeOf({ headers, facts }: CallRequest): string | undefined {
  return oneOf(headers['x-challenge-token']) ?? facts.cookies.challenge_token;
}

function oneOf(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header[0] : header;
}

function readCall(endpoint: Endpoint, request: CallRequest): Omit<Call<Endpoint>, 'cookies' | 'header'> {
  const params = endpoint.params?.safeParse(request.params);
  // A malformed id names nothing, exactly like one that is not there.
  if (params && !params.success) throw new AppError('not_found');
  const query = endpoint.query?.safeParse(refuseNul(request.query));
  if (query && !query.success) throw new AppError('bad_request', { fields: fieldErrorsOf(query.error) });
  const body = endpoint.body?.safeParse(request.body);
  if (body && !body.success) throw new AppError('validation', { fields: fieldErrorsOf(body.error) });
  return {
    params: params?.data,
    query: query?.data,
    body: body?.data,
    caller: request.caller,
    request: request.facts,
  } as Omit<Call<Endpoint>, 'cookies' | 'header'>;
}

/** PostgreSQL cannot store NUL; nobody types it (F24). */
function refuseNul(query: unknown): unknown {
  const values = Object.values(query as Record<string, unknown>).flat();
  if (values.some((value) => typeof value === 'string' && value.includes('\u0000')))
    throw new AppError('bad_request');
  return query;
}

/** An answer of an unexpected shape is our fault, and never leaves the server. */
function checkAnswer(endpoint: Endpoint, answer: { status: number; body?: unknown }): unknown {
  const schema = endpoint.responses[answer.status as SuccessStatus];
  if (schema === undefined) throw new UnexpectedAnswer(endpoint, `status ${answer.status} is not declared`);
  if (schema === null) return undefined;
  const checked = schema.safeParse(answer.body);
  if (checked.success) return checked.data;
  const places = checked.error.issues.map((issue) => `${issue.path.join('.') || '(whole)'}: ${issue.code}`);
  throw new UnexpectedAnswer(endpoint, places.join('; '));
}

/** Names the places of an answer that broke its schema; never the values. */
export class UnexpectedAnswer extends Error {
  readonly code: string;
  constructor(endpoint: Endpoint, places: string) {
    super(`${endpoint.method} ${endpoint.path}: ${places}`);
    this.name = 'UnexpectedAnswer';
    this.code = this.message;
  }
}
