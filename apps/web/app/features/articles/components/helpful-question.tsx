import './helpful-question.css';
import { ARTICLE_COMMENT_CHARACTERS } from '@hidamari/domain/limits';
import { Button } from '@hidamari/ui/button';
import { TextArea } from '@hidamari/ui/text-area';
import { useEffect, useRef } from 'react';
import { useIsDocument } from '../../../document/document-parts.ts';
import { CrisisNote } from '../../../parts/crisis/crisis-note.tsx';
import { WrittenForm } from '../../../shell/forms/written-form.tsx';
import { runHelpfulQuestion } from '../run-helpful-question.ts';

/** よろしければ、ひとこと (G101): free words after an answer, and the crisis card right under them (G119). */
function HelpfulWords() {
  return (
    <WrittenForm className="helpful-words" hidden>
      <TextArea
        label="よろしければ、ひとこと"
        need="optional"
        hint={`${ARTICLE_COMMENT_CHARACTERS}文字まで。お名前や、治療のことは書かないでください。お返事はしていません。`}
        rows={2}
        limit={ARTICLE_COMMENT_CHARACTERS}
        name="comment"
      />
      <CrisisNote />
      <Button type="submit" size="small">
        ひとことを送る
      </Button>
    </WrittenForm>
  );
}

/**
 * この記事は役に立ちましたか (G101): はい, いいえ or 答えたくない, and a few words if one wishes. It has no state:
 * `runHelpfulQuestion` shows its parts and sends, in the application and in a document alike. A document shows it once its
 * script runs.
 */
export function HelpfulQuestion({ articleId }: { articleId: string }) {
  const section = useRef<HTMLElement>(null);
  const isDocument = useIsDocument();
  useEffect(() => (section.current ? runHelpfulQuestion(section.current) : undefined), []);
  return (
    <section
      ref={section}
      className="helpful"
      aria-labelledby="helpful-heading"
      data-print="hide"
      data-helpful={articleId}
      hidden={isDocument}
    >
      <h2 id="helpful-heading">この記事は役に立ちましたか</h2>
      <div className="helpful-answers">
        <Button kind="plain" value="yes" aria-pressed={false}>
          はい
        </Button>
        <Button kind="plain" value="no" aria-pressed={false}>
          いいえ
        </Button>
        <Button kind="text" value="declined">
          答えたくない
        </Button>
      </div>
      <p role="status" className="helpful-said" />
      <HelpfulWords />
    </section>
  );
}
