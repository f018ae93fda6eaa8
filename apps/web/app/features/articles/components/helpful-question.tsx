import './helpful-question.css';
import { ARTICLE_COMMENT_CHARACTERS } from '@hidamari/domain/limits';
import { Button } from '@hidamari/ui/button';
import { TextArea } from '@hidamari/ui/text-area';
import { useState } from 'react';
import { WrittenForm } from '../../../shell/forms/written-form.tsx';

type Step = 'asked' | 'answered' | 'thanked' | 'declined';

/** One reading, one key: pressing again, or adding words, changes the answer that is there (G102). */
function useAnswer(articleId: string) {
  const [key] = useState(() => ({ current: '' }));
  const [step, setStep] = useState<Step>('asked');
  const [isHelpful, setHelpful] = useState<boolean | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [isSending, setSending] = useState(false);
  const send = async (answer: boolean, next: Step, comment = '') => {
    setSending(true);
    setFailed(false);
    setHelpful(answer);
    key.current ||= crypto.randomUUID();
    try {
      const { answerArticle } = await import('../answer-article.ts');
      await answerArticle({
        article_id: articleId,
        is_helpful: answer,
        comment: comment.trim(),
        client_key: key.current,
      });
      setStep(next);
    } catch {
      setFailed(true);
    } finally {
      setSending(false);
    }
  };
  return { step, setStep, isHelpful, hasFailed, isSending, send };
}

/** この記事は役に立ちましたか (G101): はい, いいえ or 答えたくない, and a few words if one wishes. */
export function HelpfulQuestion({ articleId }: { articleId: string }) {
  const { step, setStep, isHelpful, hasFailed, isSending, send } = useAnswer(articleId);
  const [comment, setComment] = useState('');
  if (step === 'declined') return null;
  const busy = isSending ? '送っています…' : undefined;
  return (
    <section className="helpful" aria-labelledby="helpful-heading" data-print="hide">
      <h2 id="helpful-heading">この記事は役に立ちましたか</h2>
      {step === 'thanked' ? null : (
        <div className="helpful-answers">
          <Button
            kind="plain"
            aria-pressed={isHelpful === true}
            busy={busy}
            onClick={() => void send(true, 'answered')}
          >
            はい
          </Button>
          <Button
            kind="plain"
            aria-pressed={isHelpful === false}
            busy={busy}
            onClick={() => void send(false, 'answered')}
          >
            いいえ
          </Button>
          {step === 'asked' ? (
            <Button kind="text" onClick={() => setStep('declined')}>
              答えたくない
            </Button>
          ) : null}
        </div>
      )}
      <p role="status" className="helpful-said">
        {hasFailed ? '送れませんでした。通信を確かめて、もう一度お試しください。' : saidAt(step)}
      </p>
      {step === 'answered' && isHelpful !== null ? (
        <WrittenForm className="helpful-words" onSend={() => void send(isHelpful, 'thanked', comment)}>
          <TextArea
            label="よろしければ、ひとこと"
            need="optional"
            hint={`${ARTICLE_COMMENT_CHARACTERS}文字まで。お名前や、治療のことは書かないでください。お返事はしていません。`}
            rows={2}
            limit={ARTICLE_COMMENT_CHARACTERS}
            name="comment"
            value={comment}
            onChange={(event) => setComment(event.currentTarget.value)}
          />
          <Button type="submit" size="small" busy={busy}>
            ひとことを送る
          </Button>
        </WrittenForm>
      ) : null}
    </section>
  );
}

function saidAt(step: Step): string {
  if (step === 'answered') return 'ありがとうございます。答えを受け取りました。';
  return step === 'thanked' ? 'ありがとうございます。記事の見直しに役立てます。' : '';
}
