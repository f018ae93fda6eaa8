import { sessionAnswer, urlAnswer } from '../auth/index.ts';
import { endpoint } from '../endpoint/index.ts';
import { hashedId } from '../fields/index.ts';
import * as z from '../zod/index.ts';

/**
 * OWN CALL: on as another member of the same account (G44). A member of this host gets a session at once; one whose
 * pages lie on another host gets that host's login screen, since cookies belong to one host.
 */
export const switchMemberEndpoint = endpoint({
  method: 'POST',
  path: '/account/switch',
  access: 'member',
  consent: { illness: 'none', terms: 'own data' },
  summary: 'Goes on as another member of the same account',
  body: z.object({ hash_user_id: hashedId }),
  responses: { 200: z.union([sessionAnswer, urlAnswer]) },
  errors: ['validation', 'not_found', 'too_many'],
});
