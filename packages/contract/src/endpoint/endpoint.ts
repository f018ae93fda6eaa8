import type { ErrorCode } from '@hidamari/domain/errors';
import type { StaffPermission } from '@hidamari/domain/staff';
import type * as z from 'zod';
import type { CallConsent } from './consent.ts';

/**
 * Who may make a call. none: anybody. member: a member's access token. challenge: a challenge token (G36).
 * either: anybody, a member gets their own answer. refresh: a refresh token. staff: a staff session.
 */
export type Access = 'none' | 'member' | 'challenge' | 'either' | 'refresh' | 'staff';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export type SuccessStatus = 200 | 201 | 202 | 204;

/** Who may make it, and where that may be a member, what is asked of their consents: neither can be forgotten. */
type Rights =
  | { readonly access: 'member' | 'either'; readonly consent: CallConsent }
  | { readonly access: Exclude<Access, 'member' | 'either'>; readonly consent?: undefined };

/** One call of the own service (specification section 7): the single source of checks, client and OpenAPI. */
export type Endpoint = Rights & Declared;

interface Declared {
  readonly method: Method;
  /** Below /api, parameters in braces: `/treatment-logs/{id}`. */
  readonly path: `/${string}`;
  readonly summary: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** Body by status; null means the answer has no body. */
  readonly responses: { readonly [S in SuccessStatus]?: z.ZodType | null };
  /** The same for everybody and without personal data: a browser keeps the answer for 600 s (section 9, G137). */
  readonly isLookUp?: true;
  /**
   * Another company's server makes it, without cookies and with access `none` alone: the anti-forgery proof of our pages
   * is not asked for, and what is sent has to prove itself.
   */
  readonly isFromServer?: true;
  /**
   * It only asks, and is a POST so that what is asked stands in no address: a page of the server itself may make it while it
   * is drawn, as it may make a GET.
   */
  readonly isQuestion?: true;
  /**
   * Its body replaces the whole of something stored: the caller says which fields it knows (`KNOWN_FIELDS_HEADER`), and what
   * it does not know stays (decision 0085).
   */
  readonly replacesWhole?: true;
  /** With access `staff`: what the role has to allow (`staffMay`). A staff call without it is nobody's. */
  readonly permission?: StaffPermission;
  /** Errors that this call adds to those every call may answer with. */
  readonly errors?: readonly ErrorCode[];
}

/** Declares an endpoint and keeps its exact types. */
export function endpoint<const E extends Endpoint>(definition: E): E {
  return definition;
}

type Shape<S> = S extends z.ZodType ? z.output<S> : undefined;
type Sent<S> = S extends z.ZodType ? z.input<S> : undefined;

/** What a handler receives after the checks. */
export type ParamsOf<E extends Endpoint> = Shape<E['params']>;
export type QueryOf<E extends Endpoint> = Shape<E['query']>;
export type BodyOf<E extends Endpoint> = Shape<E['body']>;

/** One member per declared success status: `{ status, body }`. */
export type AnswerOf<E extends Endpoint> = {
  [S in keyof E['responses'] & SuccessStatus]: E['responses'][S] extends z.ZodType
    ? { status: S; body: z.input<E['responses'][S]> }
    : { status: S; body?: undefined };
}[keyof E['responses'] & SuccessStatus];

/** The body a caller gets back; undefined where a status carries none. */
export type ResultOf<E extends Endpoint> = {
  [S in keyof E['responses'] & SuccessStatus]: E['responses'][S] extends z.ZodType
    ? z.output<E['responses'][S]>
    : undefined;
}[keyof E['responses'] & SuccessStatus];

type Part<K extends string, S> = S extends z.ZodType
  ? undefined extends Sent<S>
    ? { [P in K]?: Sent<S> }
    : Record<never, never> extends Sent<S>
      ? { [P in K]?: Sent<S> }
      : { [P in K]: Sent<S> }
  : Record<never, never>;

/** What a caller has to give: only the parts the endpoint declares. */
export type InputOf<E extends Endpoint> = Part<'params', E['params']> &
  Part<'query', E['query']> &
  Part<'body', E['body']>;

/** True for the access rules that let a member in, and so ask for a consent beside them. */
export function isOpenToMembers({ access }: Pick<Endpoint, 'access'>): boolean {
  return access === 'member' || access === 'either';
}
