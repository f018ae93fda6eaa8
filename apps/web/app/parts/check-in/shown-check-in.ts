import type { CheckIn } from '@hidamari/contract/treatment-logs';
import { SYMPTOM_KEYS } from '@hidamari/domain/treatment-logs';
import type { PendingAnswers } from './pending-answers.ts';

/**
 * The check-in as it will stand: the server's answers, and over them what was tapped and is on its way. An answer stays
 * in sight even where other symptoms are asked about by now; the order is the server's, that of the item bank.
 */
export function shownCheckIn(checkIn: CheckIn, pending: PendingAnswers): CheckIn {
  const taps = pending.find(({ day }) => day === checkIn.day);
  if (!taps) return checkIn;
  const asked = new Set(checkIn.symptoms.map(({ key }) => key));
  const answers = new Map(
    [...checkIn.symptoms, ...(taps.symptoms ?? [])].map(({ key, today }) => [key, today]),
  );
  return {
    ...checkIn,
    mood: taps.mood === undefined ? checkIn.mood : taps.mood,
    symptoms: SYMPTOM_KEYS.flatMap((key) => {
      const today = answers.get(key) ?? null;
      return asked.has(key) || today !== null ? { key, today } : [];
    }),
  };
}
