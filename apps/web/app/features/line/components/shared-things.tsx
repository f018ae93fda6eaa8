import { NOTICE_NAMES_TEXT } from '@hidamari/domain/notices';
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
        <b>次のことのお知らせと、このサイトのアドレス</b>
        <br />
        {NOTICE_NAMES_TEXT}。どれを受け取るかは、アカウントの画面で選べます。病気や相談の内容は書きません。
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
