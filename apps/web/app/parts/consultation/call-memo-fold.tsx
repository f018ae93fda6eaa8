import { CALL_MEMO_LENGTH } from '@hidamari/domain/consultations';
import { DRAFT } from '@hidamari/domain/drafts';
import { countCharacters } from '@hidamari/domain/japanese-text';
import { fieldMessage } from '@hidamari/domain/members';
import { Fold } from '@hidamari/ui/fold';
import { Notice } from '@hidamari/ui/notice';
import { TextArea } from '@hidamari/ui/text-area';
import { useId } from 'react';
import { CrisisNote } from '../crisis/crisis-note.tsx';
import type { MemoPlace } from './use-call-memo.ts';

/** By where the memo stays, and never a promise beyond. */
const HINTS: Readonly<Record<MemoPlace, string>> = {
  device: `電話をしながら見返せます。この端末だけに残り、どこにも送られません。ログアウトするか、${DRAFT.keptDays}日たつと消えます。`,
  tab: '電話をしながら見返せます。どこにも送られません。いまは、このタブを閉じると消えます。',
  page: '電話をしながら見返せます。どこにも送られません。この端末ではメモを残せないため、この画面を閉じると消えます。',
};

interface CallMemoProps {
  text: string;
  onWrite: (text: string) => void;
  /** An older memo lies on the device and cannot be opened now. */
  isLocked?: boolean;
  keptIn: MemoPlace;
}

/** 聞きたいことのメモ, one press away beside the telephone (G125). */
export function CallMemoFold(props: CallMemoProps) {
  return (
    <Fold summary="聞きたいことのメモ" openAtFirst={props.text !== ''}>
      <CallMemoField {...props} />
    </Fold>
  );
}

/** The memo's field, as a part of a page has it. A memo that is too long is told of and never cut. */
export function CallMemoField({ text, onWrite, isLocked = false, keptIn }: CallMemoProps) {
  const id = useId();
  const isTooLong = countCharacters(text) > CALL_MEMO_LENGTH;
  return (
    <>
      <TextArea
        id={id}
        name="call_memo"
        label="聞きたいこと"
        need="optional"
        hint={HINTS[keptIn]}
        rows={4}
        limit={CALL_MEMO_LENGTH}
        value={text}
        onChange={({ target }) => onWrite(target.value)}
        error={isTooLong ? fieldMessage('too_long', { limit: CALL_MEMO_LENGTH }) : undefined}
      />
      {isLocked ? (
        <Notice tone="info">
          <p>前に書いたメモを、いまは開けません。通信がつながると、また見られます。</p>
        </Notice>
      ) : null}
      <CrisisNote text={text} />
    </>
  );
}
