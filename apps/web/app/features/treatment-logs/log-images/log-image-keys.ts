import type { LogContents } from '../log-form/log-form-values.ts';

/** Every file of a log, its own first and those of its test results after them. */
export function logImageKeys({ images, test_results }: LogContents): string[] {
  return [...images, ...test_results.flatMap((result) => result.images)];
}
