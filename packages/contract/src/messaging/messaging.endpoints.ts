import { urlAnswer } from '../auth/index.ts';
import { endpoint } from '../endpoint/index.ts';
import * as z from '../zod/index.ts';

/** LINE's access token travels in the query (specification section 7): logs never carry a query string. */
const lineAccessToken = z.string({ error: 'required' }).regex(/^[\w.~+/=-]{1,2000}$/, { error: 'invalid' });
const linkToken = z.string({ error: 'required' }).regex(/^[A-Za-z0-9_-]{22,200}$/, { error: 'invalid' });

/** The outcome is told in the body, whatever it is (specification section 7). */
const keptStatus = z.int().min(100).max(599);

export const issueLineLinkTokenEndpoint = endpoint({
  method: 'GET',
  path: '/line/link-token',
  access: 'either',
  summary: 'Link token for a LINE account, ten minutes, once (G54)',
  query: z.object({ access_token: lineAccessToken }),
  responses: { 200: z.object({ status_code: keptStatus, link_token: linkToken.optional() }) },
  errors: ['validation', 'too_many', 'unavailable'],
});

export const linkLineAccountEndpoint = endpoint({
  method: 'PUT',
  path: '/line/link-base-account',
  access: 'member',
  summary: 'Links the LINE account to the member',
  query: z.object({ link_token: linkToken }),
  responses: { 200: urlAnswer },
  errors: ['validation', 'forbidden', 'too_many', 'unavailable'],
});

export const askLineUnlinkEndpoint = endpoint({
  method: 'POST',
  path: '/line/send-unlink-confirmation',
  access: 'member',
  summary: 'Asks on LINE whether to unlink',
  responses: { 204: null },
  errors: ['not_found', 'too_many', 'unavailable'],
});

export const unlinkLineAccountEndpoint = endpoint({
  method: 'PUT',
  path: '/line/unlink',
  access: 'either',
  summary: 'Unlinks the LINE account and revokes its grant',
  query: z.object({ access_token: lineAccessToken }),
  responses: { 200: z.object({ status_code: keptStatus }) },
  errors: ['validation', 'too_many', 'unavailable'],
});

export const saveLineFriendStatusEndpoint = endpoint({
  method: 'PUT',
  path: '/line/friend-status',
  access: 'either',
  summary: 'Keeps whether the LINE account is a friend of ours',
  body: z.object({ access_token: lineAccessToken, is_friend: z.boolean({ error: 'invalid' }) }),
  responses: { 204: null },
  errors: ['validation', 'too_many', 'unavailable'],
});
