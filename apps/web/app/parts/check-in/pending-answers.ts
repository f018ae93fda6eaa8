import type { CheckIn, CheckInBody } from '@hidamari/contract/treatment-logs';

/** One tap: the answers it names, without the day. */
export type TappedAnswer = Omit<CheckInBody, 'day'>;

/** Taps that the server has not confirmed yet, one body for each day: only the last word on each question counts. */
export type PendingAnswers = readonly CheckInBody[];

/** The taps with one more. */
export function mergeAnswer(pending: PendingAnswers, tap: CheckInBody): PendingAnswers {
  const before = pending.find(({ day }) => day === tap.day);
  if (!before) return [...pending, tap];
  const { symptoms = [] } = tap;
  const kept = (before.symptoms ?? []).filter(({ key }) => !symptoms.some((symptom) => symptom.key === key));
  const joined = { ...before, ...tap, symptoms: [...kept, ...symptoms] };
  return pending.map((body) => (body === before ? joined : body));
}

/** What is left once `sent` is confirmed: a question that was tapped anew meanwhile waits for its own turn. */
export function withoutSent(pending: PendingAnswers, sent: CheckInBody): PendingAnswers {
  return pending.flatMap((body) => {
    if (body.day !== sent.day) return [body];
    const symptoms = (body.symptoms ?? []).filter(
      ({ key, today }) => !sent.symptoms?.some((symptom) => symptom.key === key && symptom.today === today),
    );
    const { mood, ...others } = { ...body, symptoms };
    const left: CheckInBody = mood === sent.mood ? others : { ...others, mood };
    return left.mood === undefined && symptoms.length === 0 ? [] : [left];
  });
}

/** The tap that brings back what stood before `tap`. */
export function takeBack(before: CheckIn, { day, mood, symptoms = [] }: CheckInBody): CheckInBody {
  const stood = symptoms.map(({ key }) => ({
    key,
    today: before.symptoms.find((symptom) => symptom.key === key)?.today ?? null,
  }));
  return {
    day,
    ...(mood !== undefined && { mood: before.mood }),
    ...(stood.length > 0 && { symptoms: stood }),
  };
}

/** True when the day holds an answer. */
export function isAnswered({ mood, symptoms }: CheckIn): boolean {
  return mood !== null || symptoms.some(({ today }) => today !== null);
}
