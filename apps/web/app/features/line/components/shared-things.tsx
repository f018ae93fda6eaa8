import { Icon, type IconName } from '@hidamari/ui/icon';
import type { ReactNode } from 'react';

interface Thing {
  icon: IconName;
  term: string;
  words: ReactNode;
}

const THINGS: readonly Thing[] = [
  {
    icon: 'check',
    term: 'お送りするもの',
    words: (
      <>
        <b>「お返事が届いています」などのお知らせ</b>
        <br />
        病気や相談の内容は書きません。
      </>
    ),
  },
  {
    icon: 'check',
    term: 'LINEから受け取るもの',
    words:
      '連携のための番号と、友だちに追加されているかどうか。お名前や、ほかの友だちの情報は受け取りません。',
  },
  { icon: 'info', term: 'やめたいとき', words: 'アカウントの画面から、いつでも連携を外せます。' },
];

/** What is shared by linking, and how to stop: said before anybody presses (G54). */
export function SharedThings() {
  return (
    <dl className="line-shared">
      {THINGS.map(({ icon, term, words }) => (
        <div key={term}>
          <dt>
            <Icon name={icon} size={20} />
            {term}
          </dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  );
}
