import { ACCESS_KINDS, type AccessKind } from '@hidamari/domain/access-records';
import { ACTING_NOTE_LENGTH, ACTING_REASONS, STAFF_ROLES } from '@hidamari/domain/staff';
import { leaveUrl } from '../auth/index.ts';
import { type Endpoint, endpoint } from '../endpoint/index.ts';
import {
  boundedText,
  emailAddress,
  expiryInstant,
  insuranceNumber,
  oneTimeCode,
  optionalText,
  password,
  phoneNumber,
  recordId,
  talkNumber,
  wireTimestamp,
} from '../fields/index.ts';
import * as z from '../zod/index.ts';

/** An endpoint as its method and path name it. */
export type CallName = `${Endpoint['method']} ${Endpoint['path']}`;

/**
 * The member's calls that a concierge may make in the member's place (G42), each with what is written into the
 * record of reads before it runs (F46); null: it touches nothing of the member's. A closed list, and refused by
 * default: password, second factor, consents, withdrawal, export, LINE, the switch to another member, the diary of
 * reads and writing in the logs are not here, nor is any call that nobody has thought about.
 */
export const ACTING_CALLS: Readonly<Partial<Record<CallName, AccessKind | null>>> = {
  'GET /auth-check': null,
  'GET /users/me': 'profile-read',
  'PUT /users/me': 'profile-changed',
  'PUT /users/profile': 'profile-changed',
  'GET /treatment-logs': 'logs-read',
  'GET /treatment-logs/charts': 'logs-read',
  'GET /treatment-logs/{id}': 'logs-read',
  'GET /treatment-logs/bulk-get/': 'logs-read',
  'GET /hospitals': null,
  'GET /medicines': null,
  'GET /favorite-articles': 'favourites-read',
  'GET /favorite-services': 'favourites-read',
  'GET /favorite-article-counts/{id}': null,
  'GET /favorite-service-counts/{id}': null,
  'GET /popups': 'notices-read',
  'GET /viewed-information': 'notices-read',
  'GET /viewed-notifications': 'notices-read',
  'GET /viewed-contents': 'notices-read',
  'GET /viewed-pages': 'notices-read',
};

/** What a concierge's call of this endpoint is recorded as; undefined where it is refused. */
export function actingCall({
  method,
  path,
}: Pick<Endpoint, 'method' | 'path'>): AccessKind | null | undefined {
  return ACTING_CALLS[`${method} ${path}`];
}

const typed = (limit: number) =>
  z.string({ error: 'required' }).min(1, { error: 'required' }).max(limit, { error: 'too_long' });

/** Name and password; at the very first login the one-time code that the operator handed over stands for the password. */
export const staffLoginBody = z.object({ login: typed(254), password: typed(256) });

/** What comes after the password: the second factor, or, for a new account, setting both up. */
export const staffStep = z.discriminatedUnion('step', [
  z.object({ step: z.literal('second_factor') }),
  z.object({
    step: z.literal('set_up'),
    /** For an authenticator app, in base32; shown once, here. */
    secret: z.string().regex(/^[A-Z2-7]{32}$/),
    /** The same as an address that the page draws as a QR code. */
    otpauth_uri: z.string().startsWith('otpauth://totp/').max(400),
  }),
]);
export type StaffStep = z.output<typeof staffStep>;

/** Step one of every staff login (G42). One refusal for every reason. */
export const staffLoginEndpoint = endpoint({
  method: 'POST',
  path: '/desk/login',
  access: 'none',
  summary: 'Staff: checks name and password, asks for the second factor',
  body: staffLoginBody,
  responses: { 200: staffStep },
  errors: ['validation', 'credentials_wrong', 'demo_account', 'password_wait', 'address_wait'],
});

export const staffCodeBody = z.object({ code: oneTimeCode });

/** Step two: the authenticator's code. The staff session lies in a cookie. */
export const staffSecondFactorEndpoint = endpoint({
  method: 'POST',
  path: '/desk/login/second-factor',
  access: 'none',
  summary: 'Staff: checks the second factor and signs in',
  body: staffCodeBody,
  responses: { 204: null },
  errors: ['validation', 'unauthenticated', 'code_wrong', 'code_expired', 'too_many'],
});

export const staffSetUpBody = z.object({ password, code: oneTimeCode });

/** Step two of the first login: an own password, and the first code of the authenticator as proof that it works. */
export const staffSetUpEndpoint = endpoint({
  method: 'POST',
  path: '/desk/login/set-up',
  access: 'none',
  summary: 'Staff: sets password and authenticator and signs in',
  body: staffSetUpBody,
  responses: { 204: null },
  errors: ['validation', 'unauthenticated', 'code_wrong', 'code_expired', 'too_many'],
});

export const staffLogoutEndpoint = endpoint({
  method: 'POST',
  path: '/desk/logout',
  access: 'staff',
  permission: 'open-desk',
  summary: 'Staff: ends the session, and what was begun in a member’s place',
  responses: { 204: null },
});

/** A line of a staff member's own acts. */
const ownAct = z.object({
  id: recordId,
  at: wireTimestamp,
  kind: z.enum(Object.keys(ACCESS_KINDS) as AccessKind[]),
  /** Whose record it was, masked: 「ヒ・1953年生まれ」; null where nobody was found, or the member has left. */
  member: boundedText(60).nullable(),
});

/** What each person of staff chooses; see `DeskAlerts`. */
const deskAlerts = z.object({
  title: z.boolean({ error: 'required' }),
  sound: z.boolean({ error: 'required' }),
  notice: z.boolean({ error: 'required' }),
});

/** Keeps it for the account: it is the same in the next browser, and stays as it is. */
export const chooseDeskAlertsEndpoint = endpoint({
  method: 'PUT',
  path: '/desk/alerts',
  access: 'staff',
  permission: 'open-desk',
  summary: 'Staff: chooses by what the desk calls for attention',
  body: deskAlerts,
  responses: { 204: null },
  errors: ['validation'],
});

/** Who is signed in, what they may do, and whose place they are in just now. */
export const staffMeEndpoint = endpoint({
  method: 'GET',
  path: '/desk/me',
  access: 'staff',
  permission: 'open-desk',
  summary: 'Staff: the signed-in person and their last acts',
  responses: {
    200: z.object({
      /** The account's own id: which of the cases are one's own. */
      id: recordId,
      display_name: boundedText(60),
      role: z.enum(STAFF_ROLES),
      /** By what the desk calls for their attention in another tab. */
      alerts: deskAlerts,
      acting: z.object({ member_name: boundedText(121), ends_at: expiryInstant }).nullable(),
      recent_acts: z.array(ownAct).max(20),
    }),
  },
});
export type StaffMe = z.output<(typeof staffMeEndpoint)['responses'][200]>;

const exactHandle = {
  phone_number: phoneNumber,
  email: emailAddress,
  insurance_number: insuranceNumber,
} as const;

/** One exact handle: whoever searches has heard it from the member. A body, since it must be in no address. */
export const findMembersBody = z.discriminatedUnion(
  'by',
  [
    z.object({ by: z.literal('talk_number'), value: talkNumber }),
    z.object({ by: z.literal('phone_number'), value: exactHandle.phone_number }),
    z.object({ by: z.literal('email'), value: exactHandle.email }),
    z.object({ by: z.literal('insurance_number'), value: exactHandle.insurance_number }),
  ],
  { error: 'choose_one' },
);
export type FindMembers = z.output<typeof findMembersBody>;

/** Members found before anybody has said why: masked (G38). */
export const foundMember = z.object({
  id: recordId,
  kana_initial: z.string().max(2),
  birth_year: z.string().max(4).nullable(),
  member_type: z.enum(['insurance', 'general', 'chofu']),
});
export type FoundMember = z.output<typeof foundMember>;

/** Every search is recorded before it is answered (F46); each member found reads of it. */
export const findMembersEndpoint = endpoint({
  method: 'POST',
  path: '/desk/members/search',
  access: 'staff',
  permission: 'find-members',
  summary: 'Staff: finds members by an exact handle',
  body: findMembersBody,
  responses: { 200: z.object({ data: z.array(foundMember).max(20) }) },
  errors: ['validation', 'searches_spent', 'talk_number_wait'],
});

const REASONS = ACTING_REASONS.map(({ value }) => value);

export const beginActingBody = z
  .object({
    member_id: recordId,
    reason: z.enum(REASONS, { error: 'choose_one' }),
    note: optionalText(ACTING_NOTE_LENGTH),
  })
  .superRefine(({ reason, note }, context) => {
    // 「そのほか」 alone tells the member nothing.
    if (reason === 'other' && !note)
      context.addIssue({ code: 'custom', path: ['note'], message: 'required' });
  });

/** Thirty minutes in the member's place (G42), in a cookie of its own kind. */
export const beginActingEndpoint = endpoint({
  method: 'POST',
  path: '/desk/acting',
  access: 'staff',
  permission: 'act-for-members',
  summary: 'Staff: begins a session in a member’s place',
  body: beginActingBody,
  responses: { 201: z.object({ url: leaveUrl, ends_at: expiryInstant }) },
  errors: ['validation', 'not_found'],
});

/** Over is over: asked twice it answers the same. */
export const endActingEndpoint = endpoint({
  method: 'POST',
  path: '/desk/acting/end',
  access: 'staff',
  permission: 'open-desk',
  summary: 'Staff: ends the session in a member’s place',
  responses: { 200: z.object({ url: leaveUrl }) },
});
