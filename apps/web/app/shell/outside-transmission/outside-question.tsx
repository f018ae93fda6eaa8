import './outside-question.css';
import { screenHref } from '@hidamari/domain/screens';
import { Button } from '@hidamari/ui/button';
import { MoreLink } from '@hidamari/ui/link';
import { useEffect, useId, useRef, useState } from 'react';
import { focusQuietly } from '../scrolling.ts';

/** What a press came to. */
export type OutsideAnswer = 'agreed' | 'refused' | 'not-kept';

const ANSWERS: Readonly<Record<OutsideAnswer, string>> = {
  agreed: '同意をこのブラウザーに残しました。ありがとうございます。',
  refused: '「同意しない」をこのブラウザーに残しました。計測は動きません。',
  'not-kept': 'このブラウザーには、選んだことを残せませんでした。計測は動きません。',
};

interface Props {
  company: string;
  answer: OutsideAnswer | null;
  onAnswer: (isAgreed: boolean) => void;
}

/**
 * Asks about the measurement at the end of a page, in the flow of it: nothing is covered, nothing waits for an answer,
 * and yes is as easy as no (G148). Told once to those who listen, without taking the focus.
 */
export function OutsideQuestion({ company, answer, onAnswer }: Props) {
  const id = useId();
  const place = useRef<HTMLElement>(null);
  const [told, setTold] = useState('');
  useEffect(() => {
    setTold('このページの終わりに、ご利用のようすの計測についてのおたずねがあります。');
  }, []);
  const shown = useRef(answer);
  // What was pressed has gone: the keyboard goes on from here. Drawn with its answer, it takes nobody's place.
  useEffect(() => {
    if (answer !== shown.current && place.current) focusQuietly(place.current);
    shown.current = answer;
  }, [answer]);
  return (
    <section ref={place} className="outside-question" aria-labelledby={id} data-print="hide">
      <div className="ui-container" data-width="wide">
        <h2 id={id}>ご利用のようすの計測について</h2>
        {answer === null ? (
          <>
            <p>
              {`どの画面が読まれているかを数えるために、${company}に情報を送ってもよいですか。病気のこと、書いたこと、お名前や連絡先は送りません。同意しなくても、すべて同じように使えます。`}
            </p>
            <div className="outside-question-ways">
              <Button kind="plain" onClick={() => onAnswer(true)}>
                同意する
              </Button>
              <Button kind="plain" onClick={() => onAnswer(false)}>
                同意しない
              </Button>
              <MoreLink href={screenHref('/privacy/outside')}>送るものをくわしく見る</MoreLink>
            </div>
          </>
        ) : (
          <>
            <p>{ANSWERS[answer]}</p>
            <MoreLink href={screenHref('/privacy/outside')}>
              「外部への送信」で、いつでも変えられます
            </MoreLink>
          </>
        )}
        <p role="status" className="ui-visually-hidden">
          {answer === null ? told : ANSWERS[answer]}
        </p>
      </div>
    </section>
  );
}
