import { addDays } from '../japanese-dates/index.ts';
import { LOG_LIMITS } from './log-limits.ts';
import { SYMPTOMS, type SymptomKey } from './symptoms.ts';

/** What one tap of the day's check-in may say: a step 0 to 4, or null: the answer is taken back (G60, G62). */
export interface CheckInAnswers {
  readonly mood?: number | null | undefined;
  readonly symptoms?: readonly { readonly key: SymptomKey; readonly today: number | null }[] | undefined;
}

interface SymptomAnswers {
  key: SymptomKey;
  frequency?: number | undefined;
  strength?: number | undefined;
  interference?: number | undefined;
  today?: number | undefined;
}

/** As much of a log as a check-in touches; whatever else a log says stays as it is. */
export interface CheckInLog<Life extends { mood?: number | undefined } = { mood?: number | undefined }> {
  is_condition_log: boolean;
  is_life_log: boolean;
  symptoms: SymptomAnswers[];
  life?: Life | undefined;
}

/**
 * The log with the answers of a check-in in it. Only what the answers name changes: three questions about a symptom, a
 * medicine or a text that the member wrote into the same log stay (G60, decision 0033).
 */
export function withCheckIn<L extends CheckInLog>(log: L, { mood, symptoms = [] }: CheckInAnswers): L {
  const life = mood === undefined ? log.life : withMood(log.life, mood);
  const isMoodLeft = life !== undefined || mood === undefined;
  return {
    ...log,
    is_condition_log: true,
    is_life_log: typeof mood === 'number' || (log.is_life_log && isMoodLeft),
    symptoms: symptoms.reduce(withSymptom, log.symptoms),
    life,
  };
}

function withMood<Life extends { mood?: number | undefined }>(
  life: Life | undefined,
  mood: number | null,
): Life | undefined {
  if ((life?.mood ?? null) === mood) return life;
  const { mood: _, ...others } = life ?? ({} as Life);
  const kept = (mood === null ? others : { ...others, mood }) as Life;
  return Object.values(kept).some((value) => value !== undefined) ? kept : undefined;
}

function withSymptom(
  symptoms: SymptomAnswers[],
  { key, today }: { key: SymptomKey; today: number | null },
): SymptomAnswers[] {
  const written = symptoms.find((symptom) => symptom.key === key);
  if ((written?.today ?? null) === today) return symptoms;
  if (!written) return today === null ? symptoms : [...symptoms, { key, today }];
  const { today: _, ...others } = written;
  const next = today === null ? others : { ...others, today };
  const isAnswered = Object.entries(next).some(([name, value]) => name !== 'key' && value !== undefined);
  return symptoms.flatMap((symptom) => (symptom !== written ? [symptom] : isAnswered ? [next] : []));
}

/**
 * The symptoms that a check-in asks about. What the day's check-in already answers is always among them, however many:
 * an answer never goes out of sight, nor does the number to call that it shows. Then those written last, and until there
 * are enough the first of the item bank. In the order of the bank, so that nothing changes its place from one tap to the
 * next.
 * @param answered keys with an answer of the day.
 * @param written keys from the newest log to older ones; repeated ones are fine.
 */
export function checkInSymptoms({
  answered,
  written,
}: Record<'answered' | 'written', readonly SymptomKey[]>): SymptomKey[] {
  const bank = SYMPTOMS.map(({ key }) => key);
  const most = Math.max(new Set(answered).size, LOG_LIMITS.checkInSymptoms);
  const asked = new Set([...new Set([...answered, ...written, ...bank])].slice(0, most));
  return bank.filter((key) => asked.has(key));
}

/**
 * True for a day whose check-in can still be taken: today, and yesterday for a tap that waited for the line over
 * midnight. Both are days in Japan; which is today the server says.
 */
export function isCheckInDay(day: string, today: string): boolean {
  return day === today || day === addDays(today, -1);
}

/** The name under which the one check-in of a day is stored: however often it is sent, there is one log of it. */
export function checkInKey(day: string): string {
  return `check-in:${day}`;
}
