import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { cardStateOf } from './card-state.ts';
import { crisisClosings } from './closed-cards.ts';
import { fetchCrisisRules } from './crisis-reading.ts';

beforeAll(fetchCrisisRules);

afterEach(crisisClosings.forget);

const FIELD = Symbol('お問い合わせの内容');
const OTHER_FIELD = Symbol('相談の背景');
const WISH = { kind: 'wish', text: 'もう消えたい' } as const;
const PLAN = { kind: 'plan', text: '遺書を書いた' } as const;

describe('閉じたカードがまた出るとき（G119）', () => {
  it('閉じていない場合、どの言葉にも出る', () => {
    expect(crisisClosings.isClosed(FIELD, WISH)).toBe(false);
  });

  it('同じ欄では、同じ種類の言葉が続いても出ず、ちがう種類の言葉には出る', () => {
    crisisClosings.close(FIELD, WISH);
    expect(crisisClosings.isClosed(FIELD, { ...WISH, text: 'もう消えたい。死にたくなる。' })).toBe(true);
    expect(crisisClosings.isClosed(FIELD, PLAN)).toBe(false);
  });

  it('名ざす言葉のない文には、同じ欄では出ず、ほかの欄では出る', () => {
    crisisClosings.close(FIELD, WISH);
    const unnamed = { kind: 'unnamed', text: 'あとのことは、お願いします' } as const;
    expect(crisisClosings.isClosed(FIELD, unnamed)).toBe(true);
    expect(crisisClosings.isClosed(OTHER_FIELD, unnamed)).toBe(false);
  });

  it('やりとりの中で前に閉じてあった場合も、名ざす言葉には書いている途中で出る', () => {
    const unnamed = { kind: 'unnamed', text: 'あとのことは、お願いします' } as const;
    expect(crisisClosings.isClosed(FIELD, unnamed, true)).toBe(true);
    expect(crisisClosings.isClosed(FIELD, PLAN, true)).toBe(false);
  });

  it('ほかの欄の、ほかの言葉には出て、くり返された同じ言葉には出ない', () => {
    crisisClosings.close(FIELD, WISH);
    expect(crisisClosings.isClosed(OTHER_FIELD, { kind: 'wish', text: '死にたい' })).toBe(false);
    expect(crisisClosings.isClosed(OTHER_FIELD, WISH)).toBe(true);
  });

  it('閉じたあとに書き足した文も、確認の画面では閉じたままになる', () => {
    crisisClosings.close(FIELD, WISH);
    const longer = { ...WISH, text: 'もう消えたい。ごめんなさい。' };
    crisisClosings.close(FIELD, longer);
    expect(crisisClosings.isClosed(OTHER_FIELD, longer)).toBe(true);
  });
});

it('二つの欄の言葉をまとめて閉じた場合、どちらも閉じたままで、言い直しても何も変わらない', () => {
  const both = [WISH, { ...WISH, text: '死にたい' }];
  let changes = 0;
  const stop = crisisClosings.subscribe(() => {
    changes += 1;
  });
  for (const _ of ['閉じたとき', '描き直したとき']) for (const one of both) crisisClosings.close(FIELD, one);
  stop();
  expect(changes).toBe(2);
  expect(both.every((one) => crisisClosings.isClosed(OTHER_FIELD, one))).toBe(true);
});

describe('送ったあとのお礼の画面のカード（G119）', () => {
  it('つらい言葉がない場合は出ず、ある場合は出て、閉じてあった場合は番号だけが一押しになる', () => {
    expect(cardStateOf(['ありがとうございました。', ''])).toBe('none');
    expect(cardStateOf(['ありがとうございました。', WISH.text])).toBe('open');
    crisisClosings.close(FIELD, WISH);
    expect(cardStateOf(['', ` ${WISH.text}\n`])).toBe('closed');
  });

  it('一つを閉じてあっても、ほかの欄にほかの言葉がある場合は出る', () => {
    crisisClosings.close(FIELD, WISH);
    expect(cardStateOf([WISH.text, PLAN.text])).toBe('open');
  });
});
