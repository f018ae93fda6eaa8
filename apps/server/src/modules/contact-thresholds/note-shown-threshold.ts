import {
  feverSentenceLeads,
  metRules,
  RULE_VERSION,
  type ThresholdEntry,
} from '@hidamari/domain/contact-thresholds';
import type { Dependencies } from '../../dependencies.ts';
import { faultName } from '../../fault-code.ts';
import { readContactThreshold } from './contact-thresholds.repository.ts';

/** Read by nobody but whoever asks which rules were in force; it names no member, no value and no log. */
const EVENT = 'contact_threshold_shown';

/**
 * After a save whose log shows the card, or the sentence on fever: the version of the rules goes into the server's log (G75,
 * decision 0035), which one, and nothing of whom or what. A save never fails, and never waits longer than one look at the
 * card, because of it.
 */
export async function noteShownThreshold(
  needs: Pick<Dependencies, 'database' | 'encryption' | 'log'>,
  memberId: string,
  entry: ThresholdEntry,
): Promise<void> {
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
