import { AppError } from '@hidamari/domain/errors';
import { ONE_TIME_CODE } from '@hidamari/domain/members';

/** Only a new code helps: the tries of this one are spent, which is another reason than its age (decision 0073). */
export const triesSpent = () => new AppError('code_tries_spent');

/**
 * A wrong one-time code, with the tries that are left (G33); `code_tries_spent` after the last one.
 * @param tries so far, this one included.
 * @param field what the form calls the code.
 */
export function wrongCode(tries: number, field = 'code'): AppError {
  const left = ONE_TIME_CODE.tries - tries;
  if (left <= 0) return triesSpent();
  return new AppError('code_wrong', { fields: { [field]: ['code_wrong'] }, detail: { tries_left: left } });
}
