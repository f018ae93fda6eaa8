import { LINE_ATTEMPT_STATES, LINE_STATUSES } from '@hidamari/domain/messaging';
import { urlAnswer } from '../auth/index.ts';
import { endpoint } from '../endpoint/index.ts';
import { queryFlag, wireTimestamp } from '../fields/index.ts';
import { noticeSettings } from '../members/index.ts';
import * as z from '../zod/index.ts';

/** LINE's access token travels in the query (specification section 7): logs never carry a query string. */
const lineAccessToken = z.string({ error: 'required' }).regex(/^[\w.~+/=-]{1,2000}$/, { error: 'invalid' });
const linkToken = z.string({ error: 'required' }).regex(/^[A-Za-z0-9_-]{22,200}$/, { error: 'invalid' });

/**
 * For a LINE account that shows itself by an access token of LINE's. Whether anybody is signed in makes no difference. The
 * outcome is told in `status_code`, with 200 around it, whatever it is (`LINE_STATUSES`).
 */
export const issueLineLinkTokenEndpoint = endpoint({
  method: 'GET',
  path: '/line/link-token',
  access: 'either',
  consent: { illness: 'none', terms: 'open to visitors' },
  summary: 'Link token for a LINE account, ten minutes, once (G54)',
  query: z.object({ access_token: lineAccessToken }),
  responses: {
    200: z.object({ status_code: z.literal(LINE_STATUSES['link-token']), link_token: linkToken.optional() }),
  },
  errors: ['not_found', 'too_many'],
});

/**
 * Binds the link token to the member who calls, once, and answers where the person goes on: LINE's own page, in which the
 * LINE account that began has to confirm. Nothing is linked before LINE has said so. `code_expired` for a token that is
 * not ours, used or too old; `conflict` where the member has a LINE account already.
 */
export const linkLineAccountEndpoint = endpoint({
  method: 'PUT',
  path: '/line/link-base-account',
  access: 'member',
  consent: { illness: 'none', terms: 'asked' },
  summary: 'Links the LINE account to the member',
  query: z.object({ link_token: linkToken }),
  responses: { 200: urlAnswer },
  errors: ['not_found', 'code_expired', 'conflict', 'too_many'],
});

/** The member's LINE, for /line/complete and the account; with `link_token` also whether that one can still be used. */
export const readLineLinkEndpoint = endpoint({
  method: 'GET',
  path: '/line/link-status',
  access: 'member',
  consent: { illness: 'none', terms: 'nothing is kept' },
  summary: 'Whether the member is linked with LINE, and how their newest attempt stands',
  query: z.object({ link_token: linkToken.optional(), withPromotion: queryFlag }),
  responses: {
    200: z.object({
      is_linked: z.boolean(),
      linked_at: wireTimestamp.nullable(),
      /** Whether our official account is their friend; null while LINE has not told. */
      is_friend: z.boolean().nullable(),
      /** By which way the member wishes to be told of things. */
      notices_chosen: noticeSettings.shape.notice_channel,
      /** By which way they go at this moment; null: by none. */
      notices_go_by: z.enum(['mail', 'line']).nullable(),
      /** Of the last day. */
      attempt: z.enum(LINE_ATTEMPT_STATES),
      /** Only where a link token was asked about. */
      is_link_token_alive: z.boolean().optional(),
      /** Only where it was asked: whether LINE may be promoted to the member now (G20, G80). */
      may_promote: z.boolean().optional(),
    }),
  },
  errors: ['not_found'],
});

export const askLineUnlinkEndpoint = endpoint({
  method: 'POST',
  path: '/line/send-unlink-confirmation',
  access: 'member',
  consent: { illness: 'none', terms: 'a way out' },
  summary: 'Asks on LINE whether to unlink',
  responses: { 204: null },
  errors: ['not_found', 'line_sends_spent'],
});

/**
 * With `access_token`: the LINE account that it shows is unlinked from whatever portal account it is linked with. Without:
 * the member who calls is unlinked, for whom the telephone with that LINE is gone; a visitor gets `bad_request`.
 */
export const unlinkLineAccountEndpoint = endpoint({
  method: 'PUT',
  path: '/line/unlink',
  access: 'either',
  consent: { illness: 'none', terms: 'a way out' },
  summary: 'Unlinks the LINE account and revokes its grant',
  query: z.object({ access_token: lineAccessToken.optional() }),
  responses: { 200: z.object({ status_code: z.literal(LINE_STATUSES.unlink) }) },
  errors: ['not_found', 'too_many'],
});

/** LINE itself is asked; `is_friend` counts only where it cannot say. */
export const saveLineFriendStatusEndpoint = endpoint({
  method: 'PUT',
  path: '/line/friend-status',
  access: 'either',
  consent: { illness: 'none', terms: 'open to visitors' },
  summary: 'Keeps whether the LINE account is a friend of ours',
  body: z.object({ access_token: lineAccessToken, is_friend: z.boolean({ error: 'invalid' }) }),
  responses: {
    200: z.object({
      status_code: z.literal(LINE_STATUSES['friend-status']),
      is_friend: z.boolean().optional(),
    }),
  },
  errors: ['validation', 'not_found', 'too_many'],
});
