import {
  deleteContactThresholdEndpoint,
  readContactThresholdEndpoint,
  saveContactThresholdEndpoint,
} from '@hidamari/contract/contact-thresholds';
import type { Dependencies } from '../../dependencies.ts';
import { withCallersKey } from '../../encryption/callers-key.ts';
import { fieldsDecidedBy } from '../../http/decided-fields.ts';
import { type Route, route } from '../../http/route.ts';
import { eraseCard, readContactThreshold } from './contact-thresholds.repository.ts';
import { saveContactThreshold } from './save-contact-threshold.ts';

export type ContactThresholdNeeds = Pick<Dependencies, 'database' | 'encryption' | 'rateLimits'>;

/** The member's own card and nobody else's (F15); no call of it takes an id, and none is open to a concierge (G42). */
export function contactThresholdRoutes(needs: ContactThresholdNeeds): Route[] {
  const countWrite = (memberId: string) => needs.rateLimits.consume('writes-by-member', memberId);
  return [
    route(readContactThresholdEndpoint, async ({ caller }) => ({
      status: 200,
      body: { data: await readContactThreshold(withCallersKey(needs, caller), caller.memberId) },
    })),
    route(saveContactThresholdEndpoint, async ({ caller: { memberId }, body, request }) => {
      await countWrite(memberId);
      const decides = fieldsDecidedBy(saveContactThresholdEndpoint.body, request);
      return {
        status: 200,
        body: await saveContactThreshold(needs, { memberId, input: body, now: request.now, decides }),
      };
    }),
    route(deleteContactThresholdEndpoint, async ({ caller: { memberId } }) => {
      await countWrite(memberId);
      await eraseCard(needs.database, memberId);
      return { status: 204 };
    }),
  ];
}
