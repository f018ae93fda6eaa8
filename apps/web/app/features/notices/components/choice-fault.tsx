import type { FailedSave } from '../../../shell/forms/failed-save.ts';
import { FailedSaveNotice } from '../../../shell/forms/failed-save-notice.tsx';
import type { NoticeChoices } from '../notice-choices.ts';
import type { NoticeChoosing } from '../use-notice-choices.ts';

const UNCHANGED = '受け取り方は、変わっていません。';

/** Nothing was written here that could be lost: what is said is that the switch went back. */
function wordsOf({ outcome, text }: FailedSave): string {
  if (outcome === 'queue') return `通信できませんでした。${UNCHANGED}`;
  return outcome === 'keep' ? `保存できませんでした。${UNCHANGED}` : text;
}

interface ChoiceFaultProps extends Pick<NoticeChoosing, 'failed' | 'sendAgain'> {
  /** What is chosen in this part: a choice of another part is told of there. */
  of: readonly (keyof NoticeChoices)[];
}

/** A choice that could not be kept, beside where it was made, with the way to send it again. */
export function ChoiceFault({ failed, sendAgain, of }: ChoiceFaultProps) {
  if (!failed || !of.some((name) => Object.hasOwn(failed.choice, name))) return null;
  const { failure } = failed;
  return <FailedSaveNotice failure={{ ...failure, text: wordsOf(failure) }} onSendAgain={sendAgain} />;
}
