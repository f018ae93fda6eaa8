import { endpoint } from '../endpoint/index.ts';
import * as z from '../zod/index.ts';

/** 32 bytes, as base64url without padding. */
const draftKey = z.string().regex(/^[A-Za-z0-9_-]{43}$/);

/**
 * The key that seals this member's drafts on their own device (G67): the same on every device and at every login, given
 * only while somebody is logged in. It lives in the memory of the page; with the member's data key it is gone for ever.
 */
export const readDraftKeyEndpoint = endpoint({
  method: 'GET',
  path: '/treatment-logs/draft-key',
  access: 'member',
  consent: { illness: 'needed', terms: 'nothing is kept' },
  summary: 'The key of the drafts that a device keeps',
  responses: { 200: z.object({ key: draftKey }) },
});
