import { addDays } from '../japanese-dates/index.ts';
import type { ScriptFacts } from './call-script.ts';
import type { ContactThresholdCard } from './contact-threshold.ts';
import { feverSentenceLeads, metRules, type ThresholdEntry } from './met-rules.ts';

/** A saved log, or a check-in, as far as it can show the notice: its day in Japan, and its hour where one was written. */
export type DatedEntry = ScriptFacts['entry'];

/** From here on a log of yesterday is one of last night, in Japan. */
const NIGHT_FROM = '18:00';

/** True when an entry shows the notice: it meets a rule of the member's own card, or the sentence on fever leads (G75). */
export function showsNotice(
  card: Pick<ContactThresholdCard, 'rules'> | null,
  entry: ThresholdEntry,
): boolean {
  return metRules(card?.rules ?? [], entry).length > 0 || feverSentenceLeads(card, entry);
}

/**
 * True while a saved log is still of this day or of last night: written for today, or for yesterday from 18:00 on. One of
 * yesterday without an hour may be of the night, and counts.
 *
 * @param today the day in Japan, YYYY-MM-DD.
 */
export function isOfTodayOrLastNight(
  { log_date, log_time }: Pick<DatedEntry, 'log_date' | 'log_time'>,
  today: string,
): boolean {
  if (log_date === today) return true;
  return log_date === addDays(today, -1) && (log_time ?? NIGHT_FROM) >= NIGHT_FROM;
}

/**
 * What a page beside the logs shows the notice for: everything that the saved logs of today and of last night say which
 * show it, as one entry. Of several it has the earliest day and no hour: on the telephone the later beginning would be
 * the wrong one. Null where none of them does; that is no word about health.
 *
 * @param entries newest first.
 * @param today the day in Japan, YYYY-MM-DD.
 */
export function callingEntry(
  card: Pick<ContactThresholdCard, 'rules'> | null,
  entries: readonly DatedEntry[],
  today: string,
): DatedEntry | null {
  const calling = entries.filter((entry) => isOfTodayOrLastNight(entry, today) && showsNotice(card, entry));
  const earliest = calling.at(-1);
  if (!earliest) return null;
  return {
    log_date: earliest.log_date,
    ...(calling.length === 1 && { log_time: earliest.log_time }),
    measurements: calling.flatMap(({ measurements = [] }) => measurements),
    symptoms: calling.flatMap(({ symptoms = [] }) => symptoms),
  };
}
