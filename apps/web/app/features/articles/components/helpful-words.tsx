import { ARTICLE_COMMENT_CHARACTERS } from '@hidamari/domain/limits';
import { Button } from '@hidamari/ui/button';
import { TextArea } from '@hidamari/ui/text-area';
import { CrisisNote } from '../../../shell/crisis/crisis-note.tsx';
import { WrittenForm } from '../../../shell/forms/written-form.tsx';

interface HelpfulWordsProps {
  comment: string;
  onWrite: (comment: string) => void;
  onSend: () => void;
  /** Words of the button while something is sent. */
  busy: string | undefined;
}

/** よろしければ、ひとこと (G101): free words after an answer, and the crisis card right under them (G119). */
export function HelpfulWords({ comment, onWrite, onSend, busy }: HelpfulWordsProps) {
  return (
    <WrittenForm className="helpful-words" onSend={onSend}>
      <TextArea
        label="よろしければ、ひとこと"
        need="optional"
        hint={`${ARTICLE_COMMENT_CHARACTERS}文字まで。お名前や、治療のことは書かないでください。お返事はしていません。`}
        rows={2}
        limit={ARTICLE_COMMENT_CHARACTERS}
        name="comment"
        value={comment}
        onChange={(event) => onWrite(event.currentTarget.value)}
      />
      <CrisisNote text={comment} />
      <Button type="submit" size="small" busy={busy}>
        ひとことを送る
      </Button>
    </WrittenForm>
  );
}

/** Once they are sent: the crisis card stands on. */
export function AfterWords({ comment }: Pick<HelpfulWordsProps, 'comment'>) {
  return <CrisisNote text={comment} />;
}
