import { type SymptomCourse, troubledDays } from './symptom-days.ts';

/** How many symptoms the summary draws (G70). */
export const MOST_TROUBLESOME = 5;

/**
 * The symptoms that stood most in the way (G70): by the highest interference, then the highest strength, then the
 * number of days; ties in the order of the item bank, in which `courses` stand. What was only ever answered with
 * なし or まったく troubled nobody and is left out.
 */
export function mostTroublesome(courses: readonly SymptomCourse[], most = MOST_TROUBLESOME): SymptomCourse[] {
  return courses
    .filter((course) => course.interference > 0 || course.strength > 0)
    .map((course) => ({ course, days: troubledDays(course) }))
    .toSorted(
      (one, other) =>
        other.course.interference - one.course.interference ||
        other.course.strength - one.course.strength ||
        other.days - one.days,
    )
    .slice(0, most)
    .map(({ course }) => course);
}
