import './helpful-question.css';
import { Button } from '@hidamari/ui/button';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { focusQuietly } from '../../../shell/scrolling.ts';
import { type AnswerStep, answerSaid } from '../answer-said.ts';

/** The field for a few words: brought by the answer, since nobody sees it before. */
type Words = Pick<typeof import('./helpful-words.tsx'), 'HelpfulWords' | 'AfterWords'>;

/** One reading, one key: pressing again, or adding words, changes the answer that is there (G102). */
function useAnswer(articleId: string) {
  const [key] = useState(() => ({ current: '' }));
  const [step, setStep] = useState<AnswerStep>('asked');
  const [isHelpful, setHelpful] = useState<boolean | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [isSending, setSending] = useState(false);
  const [words, setWords] = useState<Words | null>(null);
  const send = async (answer: boolean, next: AnswerStep, comment = '') => {
    setSending(true);
    setFailed(false);
    setHelpful(answer);
    key.current ||= crypto.randomUUID();
    try {
      const [{ answerArticle }, brought] = await Promise.all([
        import('../answer-article.ts'),
        import('./helpful-words.tsx').then(({ HelpfulWords, AfterWords }) => ({ HelpfulWords, AfterWords })),
      ]);
      setWords(brought);
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
  const decline = () => {
    setFailed(false);
    setStep('declined');
  };
  return { step, isHelpful, hasFailed, isSending, words, send, decline };
}

/** With the last step the button that was pressed is gone: whoever pressed it goes on from the heading. */
function useFocusAtEnd(step: AnswerStep): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if ((step === 'thanked' || step === 'declined') && heading.current) focusQuietly(heading.current);
  }, [step]);
  return heading;
}

interface AnswersProps {
  isHelpful: boolean | null;
  busy: string | undefined;
  onAnswer: (isHelpful: boolean) => void;
  /** Undefined once there is an answer. */
  onDecline: (() => void) | undefined;
}

/** はい, いいえ, and 答えたくない until one of them is pressed. */
function Answers({ isHelpful, busy, onAnswer, onDecline }: AnswersProps) {
  return (
    <div className="helpful-answers">
      {[true, false].map((answer) => (
        <Button
          key={String(answer)}
          kind="plain"
          aria-pressed={isHelpful === answer}
          busy={busy}
          onClick={() => onAnswer(answer)}
        >
          {answer ? 'はい' : 'いいえ'}
        </Button>
      ))}
      {onDecline ? (
        <Button kind="text" onClick={onDecline}>
          答えたくない
        </Button>
      ) : null}
    </div>
  );
}

/** この記事は役に立ちましたか (G101): はい, いいえ or 答えたくない, and a few words if one wishes. */
export function HelpfulQuestion({ articleId }: { articleId: string }) {
  const { step, isHelpful, hasFailed, isSending, words, send, decline } = useAnswer(articleId);
  const [comment, setComment] = useState('');
  const heading = useFocusAtEnd(step);
  const isOpen = step === 'asked' || step === 'answered';
  const busy = isSending ? '送っています…' : undefined;
  return (
    <section className="helpful" aria-labelledby="helpful-heading" data-print="hide">
      <h2 id="helpful-heading" ref={heading}>
        この記事は役に立ちましたか
      </h2>
      {isOpen ? (
        <Answers
          isHelpful={isHelpful}
          busy={busy}
          onAnswer={(answer) => void send(answer, 'answered')}
          onDecline={step === 'asked' ? decline : undefined}
        />
      ) : null}
      {step === 'thanked' && words ? <words.AfterWords comment={comment} /> : null}
      <p role="status" className="helpful-said">
        {answerSaid(step, hasFailed)}
      </p>
      {step === 'answered' && isHelpful !== null && words ? (
        <words.HelpfulWords
          comment={comment}
          onWrite={setComment}
          onSend={() => void send(isHelpful, 'thanked', comment)}
          busy={busy}
        />
      ) : null}
    </section>
  );
}
