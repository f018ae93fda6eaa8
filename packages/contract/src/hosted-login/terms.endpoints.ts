import { sessionAnswer, urlAnswer } from '../auth/index.ts';
import { endpoint } from '../endpoint/index.ts';
import * as z from '../zod/index.ts';

/** Texts that a member agrees to, each by its own tick (G32, G33). */
export const agreedTextKind = z.enum(['terms', 'privacy', 'sensitive_data'], { error: 'invalid' });

/** A text whose version is newer than what the member agreed to. */
export const updatedText = z.object({
  kind: agreedTextKind,
  title: z.string().min(1),
  /** Number in force, as it is stored with the consent. */
  version: z.string().min(1).max(20),
  /** Number that the member agreed to last; absent: none. */
  agreed_version: z.string().max(20).optional(),
  /** Day from which it holds. */
  date: z.string().max(10),
  /** What is different, in the operator's words. */
  changes: z.string().max(2_000).optional(),
});
export type UpdatedText = z.output<typeof updatedText>;

/** OWN CALL: what the member (or who is signing in) has to agree to anew; `not_found` when there is nothing. */
export const updatedTermsEndpoint = endpoint({
  method: 'GET',
  path: '/hi/hosted-login/terms',
  access: 'either',
  consent: { illness: 'none', terms: 'nothing is kept' },
  summary: 'Texts whose version is newer since this member agreed',
  responses: { 200: z.object({ texts: z.array(updatedText).min(1) }) },
  errors: ['not_found'],
});

/** OWN CALL: the new consents, each of the version that was shown. `conflict` when it is newer again meanwhile. */
export const agreeToTermsEndpoint = endpoint({
  method: 'PUT',
  path: '/hi/hosted-login/terms',
  access: 'either',
  consent: { illness: 'none', terms: 'a way out' },
  summary: 'Keeps the consent to the texts that were shown, and lets the member in',
  body: z.object({
    texts: z
      .array(
        z.object({
          kind: agreedTextKind,
          version: z
            .string({ error: 'required' })
            .min(1, { error: 'required' })
            .max(20, { error: 'too_long' }),
        }),
        { error: 'required' },
      )
      .min(1, { error: 'consent' })
      .max(3, { error: 'invalid' }),
  }),
  responses: { 200: z.union([sessionAnswer, urlAnswer]) },
  errors: ['validation', 'unauthenticated', 'conflict', 'too_many'],
});

/** OWN CALL: not now. Whoever is in is logged out; nothing that was written is lost. */
export const declineTermsEndpoint = endpoint({
  method: 'DELETE',
  path: '/hi/hosted-login/terms',
  access: 'either',
  consent: { illness: 'none', terms: 'a way out' },
  summary: 'Leaves without agreeing to the new texts',
  responses: { 200: urlAnswer },
});
