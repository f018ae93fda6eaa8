import { endpoint } from '../endpoint/index.ts';
import { expiryInstant } from '../fields/index.ts';
import * as z from '../zod/index.ts';

/** Single use, five minutes, audience fixed; goes by form POST, never in an address (G86). */
export const issueMedicalNoteTokenEndpoint = endpoint({
  method: 'GET',
  path: '/medical_note/verification-token',
  access: 'member',
  summary: 'Handover token for the medical-note service',
  responses: {
    200: z.object({
      verification_token: z.string().min(1).max(4_000),
      post_url: z.string().max(2_000),
      expires_at: expiryInstant,
    }),
  },
  errors: ['too_many', 'unavailable'],
});

/** 「お話し番号」: six digits read aloud to the supporter, ten minutes, once (G92). */
export const issueTalkNumberEndpoint = endpoint({
  method: 'GET',
  path: '/find-me/issue-token',
  access: 'member',
  summary: 'Talk number that opens the right record',
  responses: { 200: z.object({ token: z.string().regex(/^\d{6}$/), expires_at: expiryInstant }) },
  errors: ['too_many'],
});
