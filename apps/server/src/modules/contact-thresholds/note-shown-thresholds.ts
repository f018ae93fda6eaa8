import {
  type CheckIn,
  createTreatmentLogEndpoint,
  saveCheckInEndpoint,
  type TreatmentLog,
  updateTreatmentLogEndpoint,
} from '@hidamari/contract/treatment-logs';
import {
  checkInEntryOf,
  feverSentenceLeads,
  metRules,
  RULE_VERSION,
  type ThresholdEntry,
} from '@hidamari/domain/contact-thresholds';
import type { Dependencies } from '../../dependencies.ts';
import { faultName } from '../../fault-code.ts';
import type { Caller } from '../../http/caller.ts';
import type { Route } from '../../http/route.ts';
import { readContactThreshold } from './contact-thresholds.repository.ts';

type Needs = Pick<Dependencies, 'database' | 'encryption' | 'log'>;

/** Every save of a log, and what its answer shows the card. */
const ENTRY_OF = new Map<unknown, (body: never) => ThresholdEntry>([
  [createTreatmentLogEndpoint, (log: TreatmentLog) => log],
  [updateTreatmentLogEndpoint, (log: TreatmentLog) => log],
  [saveCheckInEndpoint, (checkIn: CheckIn) => checkInEntryOf(checkIn)],
]);

/** Read by nobody but whoever asks which rules were in force; it names no member, no value and no log. */
const EVENT = 'contact_threshold_shown';

/**
 * The same calls; after a save whose log shows the card, or the sentence on fever, the version of the rules goes into the
 * server's log (G75, decision 0035): which one, and nothing of whom or what. A save never fails, and never waits longer
 * than one look at the card, because of it.
 */
export function noteShownThresholds(needs: Needs, routes: readonly Route[]): Route[] {
  return routes.map(({ endpoint, handle }) => {
    const entryOf = ENTRY_OF.get(endpoint);
    if (!entryOf) return { endpoint, handle };
    return {
      endpoint,
      handle: async (call: never) => {
        const answer = await handle(call);
        const { caller } = call as { caller: Caller };
        if (caller.kind === 'member') await note(needs, caller.memberId, entryOf(answer.body as never));
        return answer;
      },
    };
  });
}

async function note(needs: Needs, memberId: string, entry: ThresholdEntry): Promise<void> {
  try {
    if (!entry.symptoms?.length && !entry.measurements?.length) return;
    const card = await readContactThreshold(needs, memberId);
    const isMet = metRules(card?.rules ?? [], entry).length > 0;
    if (!isMet && !feverSentenceLeads(card, entry)) return;
    needs.log.info({ rule_version: RULE_VERSION, shown: isMet ? 'card' : 'fever_sentence' }, EVENT);
  } catch (error) {
    needs.log.warn({ fault: faultName(error) }, `${EVENT}: not noted`);
  }
}
