import { beforeAll, describe, expect, it } from 'vitest';
import { fetchCrisisRules } from '../../../../parts/crisis/crisis-reading.ts';
import { drawCase } from './case-on-page.fixture.tsx';

beforeAll(fetchCrisisRules);

const CHOFU = { variant: 'chofu', memberType: 'chofu' } as const;
const HATCH = { variant: 'hatch', memberType: 'general' } as const;
const OVER = { status: 'closed', takes_words: false } as const;

/** The element that holds these words, up to them. */
const elementOf = (page: string, words: string) =>
  new RegExp(`<(?:a|button)\\b(?:(?!<(?:a|button)\\b).)*?${words}`).exec(page)?.[0] ?? '';

describe('書きつげない相談から、新しく相談する', () => {
  // @proves screen /questions
  it('チャットのない窓口の場合、メールの欄への道になる', () => {
    expect(elementOf(drawCase(OVER, CHOFU), '新しく相談する')).toMatch(
      /^<a [^>]*href="\/treatment\/hidamari#mail"/,
    );
  });

  it('チャットのある窓口の場合、その場でひらくボタンになる', () => {
    expect(elementOf(drawCase(OVER, HATCH), '新しく相談する')).toMatch(/^<button /);
  });
});

describe('送った文のしるし', () => {
  const marks = { member_delivered: 1, member_read: 1, staff_read: 0 };

  it('だれも読んでいない場合、届いたとだけ言い、相談員が受け取ったとは言わない', () => {
    const page = drawCase({ marks }, HATCH);
    expect(page).toContain('届きました');
    expect(page).not.toContain('相談員に届きました');
  });

  it('相談員が読んだ場合、読んだと言う', () => {
    expect(drawCase({ marks: { ...marks, staff_read: 1 } }, HATCH)).toContain('相談員が読みました');
  });
});

describe('続けて書く欄のそば（G119）', () => {
  const PROMISES = /次は|受付の日に|受付時間になったら/;
  const hintOf = (change: Parameters<typeof drawCase>[0]) =>
    /うまく書けなくて大丈夫です。[^<]*/.exec(drawCase(change, HATCH))?.[0];

  it.each([
    ['カードがひらいている', { crisis_card: { seq: 1, is_closed: false } }],
    [
      'カードを閉じたが、お返事を待っている',
      { crisis_card: { seq: 1, is_closed: true }, first_reading: 'done' },
    ],
    ['まとめのそばの言葉が待っている', { first_reading: 'due' }],
  ] as const)('%s場合、日も時間も約束しない', (_, change) => {
    expect(hintOf(change)).not.toMatch(PROMISES);
  });

  it('ほかの場合と、お返事があってカードを閉じた場合、いつお返事があるかを言う', () => {
    for (const card of [null, { seq: 1, is_closed: true }])
      expect(hintOf({ crisis_card: card })).toMatch(PROMISES);
  });
});

describe('まとめに書き足した言葉（G119）', () => {
  const summaryWith = (...texts: string[]) => ({
    ...{ version: 1, staff_name: '佐藤', at: '2026-11-20 11:00:00', concern: '通院のこと。' },
    ...{ talked: null, next_step: null, attached: [] },
    corrections: texts.map((text, id) => ({ id: `${id}`, at: '2026-11-20 12:00:00', quote: null, text })),
  });

  it('つらい気持ちの言葉があった場合、送ったあとも、話せる窓口を示す', () => {
    const page = drawCase({ summary: summaryWith('もう消えたいと思います。') }, HATCH);
    expect(page).toContain('0120-061-338');
  });

  it('つらい気持ちの言葉のあとに、ほかのことを書き足した場合、窓口も、先に読むことも、示したままにする', () => {
    const summary = summaryWith('もう消えたいと思います。', '妹には話しました。');
    const page = drawCase({ summary, first_reading: 'due' }, HATCH);
    const beside = page.slice(0, page.indexOf('case-talk'));
    expect(beside).toContain('0120-061-338');
    expect(beside).toMatch(/いちばん先に(?:、相談員が)?読みます/);
  });

  it('メールの窓口でも、日にちを約束せず、まとめのそばとやりとりで、いちばん先に読むと言う', () => {
    const summary = summaryWith('もう消えたいと思います。');
    const waits = { channel: 'mail', status: 'received', reply_due_on: '2026-12-01' } as const;
    const page = drawCase({ ...waits, summary, first_reading: 'due' }, CHOFU);
    expect(page.match(/いちばん先に(?:、相談員が)?読みます/g)).toHaveLength(2);
    expect(page).not.toContain('12月1日');
    expect(drawCase({ ...waits, summary: summaryWith('妹には話しました。') }, CHOFU)).toContain('12月1日');
  });

  it('ほかの言葉の場合、示さない', () => {
    expect(drawCase({ summary: summaryWith('妹には話しました。') }, HATCH)).not.toContain('0120-061-338');
  });
});
