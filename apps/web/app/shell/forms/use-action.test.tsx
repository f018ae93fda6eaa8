import { AppError } from '@hidamari/domain/errors';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { hookUnderTest } from '../hook-under-test.fixture.ts';
import { failedSaveOf } from './failed-save.ts';
import { useAction } from './use-action.ts';

type Options = Parameters<typeof useAction>[1];

/** An action whose work ends when the test says so. */
async function actionUnderTest(options?: Options) {
  const calls: PromiseWithResolvers<void>[] = [];
  const given: string[] = [];
  const answers: boolean[] = [];
  const work = (words: string) => {
    const call = Promise.withResolvers<void>();
    calls.push(call);
    given.push(words);
    return call.promise;
  };
  const { now, step } = await hookUnderTest(() => useAction(work, options));
  const press = (run: (words: string) => Promise<boolean>, words: string) =>
    void run(words).then((answer) => answers.push(answer));
  const last = () => {
    const call = calls.at(-1);
    if (!call) throw new Error('nothing was called');
    return call;
  };
  return {
    now,
    /** What each call was given. */
    given,
    /** What each press came to. */
    answers,
    press: (words = '') => step(() => press(now().run, words)),
    /** Both before it renders again. */
    pressTwice: (...twice: [string, string]) =>
      step(() => {
        const { run } = now();
        for (const words of twice) press(run, words);
      }),
    clear: () => step(() => now().clearFailure()),
    /** The browser shows the page again: as it was left, or anew. */
    comeBack: (shown: { persisted: boolean }) =>
      step(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), shown))),
    succeed: () => step(() => last().resolve()),
    fail: (error: unknown = new AppError('server')) => step(() => last().reject(error)),
  };
}

describe('押すと始まり、一度に一つだけの操作', () => {
  it('押す前は何もしていない。終わるまでのあいだだけ、進行中になる', async () => {
    const action = await actionUnderTest();
    expect(action.now()).toMatchObject({ isBusy: false, busyWith: null, failure: null });
    await action.press('点滴');
    expect(action.now()).toMatchObject({ isBusy: true, busyWith: '点滴', failure: null });
    await action.succeed();
    expect(action.now()).toMatchObject({ isBusy: false, busyWith: null, failure: null });
    expect([action.given, action.answers]).toEqual([['点滴'], [true]]);
  });

  it('進行中にもう一度押した場合、何もせず、終わればまた押せる', async () => {
    const action = await actionUnderTest();
    await action.press('一度め');
    await action.press('二度め');
    expect([action.given, action.answers]).toEqual([['一度め'], [false]]);
    await action.succeed();
    await action.press('三度め');
    expect([action.given, action.answers]).toEqual([
      ['一度め', '三度め'],
      [false, true],
    ]);
  });

  it('描き直される前に二度押した場合も、一度だけ', async () => {
    const action = await actionUnderTest();
    await action.pressTwice('一度め', '二度め');
    expect(action.given).toEqual(['一度め']);
  });

  it('押した画面の内容で行う。あとから描き直されても、もとのまま', async () => {
    const done: string[] = [];
    const { now, step } = await hookUnderTest(() => {
      const [words, write] = useState('押した画面');
      const action = useAction(async () => done.push(words));
      return { ...action, write };
    });
    const { run } = now();
    await step(() => now().write('あとの画面'));
    await step(() => void run());
    expect(done).toEqual(['押した画面']);
  });
});

describe('うまくいかなかった場合', () => {
  it.each([
    ['保存する', {}, '保存できませんでした'],
    ['削除する', { act: 'delete' }, '削除できませんでした'],
  ] as const)('%s操作は、その操作の言葉で言う', async (_, options, words) => {
    const action = await actionUnderTest(options);
    await action.press();
    await action.fail();
    expect(action.now().isBusy).toBe(false);
    expect(action.now().failure?.text).toContain(words);
    expect(action.answers).toEqual([false]);
  });

  it('もう一度押した場合、前の失敗は消え、終わるのを待つ', async () => {
    const action = await actionUnderTest();
    await action.press();
    await action.fail();
    await action.press();
    expect(action.now()).toMatchObject({ isBusy: true, failure: null });
  });

  it('閉じた場合、失敗は消える', async () => {
    const action = await actionUnderTest();
    await action.press();
    await action.fail();
    await action.clear();
    expect(action.now().failure).toBeNull();
  });

  it('自分の言葉がある場合、それで言う', async () => {
    const own = { ...failedSaveOf(new AppError('conflict')), text: '先に変わっていました。' };
    const action = await actionUnderTest({ failureOf: () => own });
    await action.press();
    await action.fail();
    expect(action.now().failure).toBe(own);
  });

  it('ほかで済んだ失敗の場合、何も言わず、また押せる', async () => {
    const met: unknown[] = [];
    const action = await actionUnderTest({
      failureOf: (error) => {
        met.push(error);
        return null;
      },
    });
    const error = new AppError('conflict');
    await action.press();
    await action.fail(error);
    expect(met).toEqual([error]);
    expect(action.now()).toMatchObject({ isBusy: false, failure: null });
    await action.press();
    expect(action.given).toHaveLength(2);
  });
});

describe('終わると画面を離れる操作', () => {
  it('うまくいった場合、離れるまで進行中のままで、二度めは送らない', async () => {
    const action = await actionUnderTest({ leaves: true });
    await action.press();
    await action.succeed();
    expect([action.now().isBusy, action.answers]).toEqual([true, [true]]);
    await action.press();
    expect(action.given).toHaveLength(1);
  });

  it('うまくいかなかった場合、離れないので、また押せる', async () => {
    const action = await actionUnderTest({ leaves: true });
    await action.press();
    await action.fail();
    expect(action.now().isBusy).toBe(false);
    await action.press();
    expect(action.given).toHaveLength(2);
  });

  it('画面を離れたあと、戻るボタンでそのままよみがえった場合、また押せる', async () => {
    const action = await actionUnderTest({ leaves: true });
    await action.press('一度め');
    await action.succeed();
    expect(action.now().isBusy).toBe(true);
    await action.comeBack({ persisted: false });
    expect(action.now().isBusy).toBe(true);
    await action.comeBack({ persisted: true });
    expect(action.now().isBusy).toBe(false);
    await action.press('二度め');
    expect(action.given).toEqual(['一度め', '二度め']);
  });
});
