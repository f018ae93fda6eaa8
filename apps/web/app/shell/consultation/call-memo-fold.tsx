import { CALL_MEMO_LENGTH } from '@hidamari/domain/consultations';
import { countCharacters } from '@hidamari/domain/japanese-text';
import { fieldMessage } from '@hidamari/domain/members';
import { Fold } from '@hidamari/ui/fold';
import { Notice } from '@hidamari/ui/notice';
import { TextArea } from '@hidamari/ui/text-area';
import { useId } from 'react';
import { CrisisNote } from '../crisis/crisis-note.tsx';

const HINT =
  '電話をしながら見返せます。この端末だけに残り、どこにも送られません。ログアウトするか、30日たつと消えます。';

interface CallMemoProps {
  text: string;
  onWrite: (text: string) => void;
  /** False where an older memo lies on the device and cannot be opened now. */
  canKeep: boolean;
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
export function CallMemoField({ text, onWrite, canKeep }: CallMemoProps) {
  const id = useId();
  const isTooLong = countCharacters(text) > CALL_MEMO_LENGTH;
  return (
    <>
      <TextArea
        id={id}
        name="call_memo"
        label="聞きたいこと"
        need="optional"
        hint={HINT}
        rows={4}
        limit={CALL_MEMO_LENGTH}
        value={text}
        onChange={({ target }) => onWrite(target.value)}
        error={isTooLong ? fieldMessage('too_long', { limit: CALL_MEMO_LENGTH }) : undefined}
      />
      {canKeep ? null : (
        <Notice tone="info">
          <p>前に書いたメモを、いまは開けません。通信がつながると、また見られます。</p>
        </Notice>
      )}
      <CrisisNote text={text} />
    </>
  );
}
