import { AppError, waitWords } from '@hidamari/domain/errors';
import { TALK_NUMBER } from '@hidamari/domain/talk-numbers';
import { type FailedSave, failedSaveOf } from '../../../shell/forms/failed-save.ts';

const UNKNOWN =
  'この番号は使えません。10分が過ぎたか、一度使われています。会員の画面で「新しい番号にする」を押してもらってください。';

/** The supporter's own tries are held up, in the middle of a call: a new number helps only after the wait (G92). */
const locked = (wait: string) =>
  `お話し番号を${TALK_NUMBER.wrongTries}回続けてまちがえたため、番号の入力を止めています。${wait}たったら、会員に新しい番号を出してもらい、入れてください。待てないときは、「会員の手続き」で、電話番号から会員をさがせます。`;

/** The wait that the server told, else as long as a talk number lives, which is the longest. */
const waitOf = ({ facts }: AppError) => waitWords(facts.retryAfter ?? TALK_NUMBER.lifeSeconds);

/** Why no case was opened for a call, in words that say what to do while the member waits on the line. */
export function phoneCaseFailureOf(error: unknown): FailedSave {
  const failed = failedSaveOf(error, 'open');
  if (!(error instanceof AppError)) return failed;
  if (error.code === 'not_found') return { ...failed, text: UNKNOWN, requestId: null };
  if (error.code === 'talk_number_wait') return { ...failed, text: locked(waitOf(error)) };
  return failed;
}
