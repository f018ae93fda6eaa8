import './outside-question.css';
import { screenHref } from '@hidamari/domain/screens';
import { Button } from '@hidamari/ui/button';
import { MoreLink } from '@hidamari/ui/link';
import { type Ref, useId } from 'react';
import type { OutsideAnswer } from './run-outside-consent.ts';

const ANSWERS: Readonly<Record<OutsideAnswer, string>> = {
  agreed: '同意をこのブラウザーに残しました。ありがとうございます。',
  refused: '「同意しない」をこのブラウザーに残しました。計測は動きません。',
  'not-kept': 'このブラウザーには、選んだことを残せませんでした。計測は動きません。',
};

interface Props {
  company: string;
  /** For `runOutsideConsent`, which shows the question and hears the answer. */
  ref?: Ref<HTMLElement>;
  /** What is shown at first; nothing, until it is known whether to ask. */
  shown?: 'question' | OutsideAnswer | null;
}

/**
 * Asks about the measurement at the end of a page, in the flow of it: nothing is covered, nothing waits for an answer,
 * and yes is as easy as no (G148). Told once to those who listen, without taking the focus. It has no state: what is shown is
 * the business of `runOutsideConsent`, in the application and in a document alike.
 */
export function OutsideQuestion({ company, ref, shown = null }: Props) {
  const id = useId();
  return (
    <>
      <section
        ref={ref}
        className="outside-question"
        aria-labelledby={id}
        data-print="hide"
        data-outside-question
        hidden={shown === null}
      >
        <div className="ui-container" data-width="wide">
          <h2 id={id}>ご利用のようすの計測について</h2>
          <div className="outside-question-part" data-outside-part="question" hidden={shown !== 'question'}>
            <p>
              {`どの画面が読まれているかを数えるために、${company}に情報を送ってもよいですか。病気のこと、書いたこと、お名前や連絡先は送りません。同意しなくても、すべて同じように使えます。`}
            </p>
            <div className="outside-question-ways">
              <Button kind="plain" value="yes">
                同意する
              </Button>
              <Button kind="plain" value="no">
                同意しない
              </Button>
              <MoreLink href={screenHref('/privacy/outside')}>送るものをくわしく見る</MoreLink>
            </div>
          </div>
          {Object.entries(ANSWERS).map(([answer, words]) => (
            <div
              key={answer}
              className="outside-question-part"
              data-outside-part={answer}
              hidden={shown !== answer}
            >
              <p>{words}</p>
              <MoreLink href={screenHref('/privacy/outside')}>
                「外部への送信」で、いつでも変えられます
              </MoreLink>
            </div>
          ))}
        </div>
      </section>
      <p role="status" className="ui-visually-hidden" />
    </>
  );
}
