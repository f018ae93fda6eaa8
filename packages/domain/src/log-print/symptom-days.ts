import { SYMPTOMS, type SymptomKey } from '../treatment-logs/index.ts';
import type { PrintedLog, PrintedSymptom } from './printed-log.ts';

/** What a member answered about one symptom within a period. */
export interface SymptomCourse {
  readonly key: SymptomKey;
  readonly label: string;
  /** Answer 0 to 4 by day: the one of that day, else how strong it was at its strongest. */
  readonly days: ReadonlyMap<string, number>;
  /** Highest answers, 0 to 4; -1 when never answered. */
  readonly interference: number;
  readonly strength: number;
}

/** Days on which the symptom was there. */
export function troubledDays({ days }: SymptomCourse): number {
  return [...days.values()].filter((value) => value > 0).length;
}

const highest = (answers: readonly (number | undefined)[]) =>
  answers.reduce<number>((most, answer) => Math.max(most, answer ?? -1), -1);

function dayValues(answers: readonly { day: string; answer: PrintedSymptom }[]): Map<string, number> {
  const today = new Map<string, number>();
  const week = new Map<string, number>();
  for (const { day, answer } of answers) {
    if (answer.today !== undefined) today.set(day, Math.max(today.get(day) ?? 0, answer.today));
    if (answer.strength !== undefined) week.set(day, Math.max(week.get(day) ?? 0, answer.strength));
  }
  return new Map([...week, ...today]);
}

/** What was answered, symptom by symptom, in the order of the item bank; symptoms nobody answered are left out. */
export function symptomCourses(
  logs: readonly Pick<PrintedLog, 'log_date' | 'symptoms'>[],
  keys: readonly SymptomKey[],
): SymptomCourse[] {
  const answers = new Map<SymptomKey, { day: string; answer: PrintedSymptom }[]>();
  for (const { log_date: day, symptoms } of logs) {
    for (const answer of symptoms) {
      const known = answers.get(answer.key);
      if (known) known.push({ day, answer });
      else answers.set(answer.key, [{ day, answer }]);
    }
  }
  return SYMPTOMS.filter(({ key }) => keys.includes(key) && answers.has(key)).map(({ key, label }) => {
    const own = answers.get(key) ?? [];
    return {
      key,
      label,
      days: dayValues(own),
      interference: highest(own.map(({ answer }) => answer.interference)),
      strength: highest(own.flatMap(({ answer }) => [answer.strength, answer.today])),
    };
  });
}
