import { AppError } from '@hidamari/domain/errors';
import { Message } from '@hidamari/ui/conversation';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { refusalOf } from './refusal-of.ts';

/** The message as it stands in the conversation after it was not taken. */
function shownAfter(error: unknown): string {
  const { words } = refusalOf(error);
  return renderToStaticMarkup(
    <Message
      side="own"
      who="あなた"
      at="11:00"
      dateTime="2026-11-20T11:00:00+09:00"
      text="書いた文です。"
      state={{ kind: 'failed', words, actions: null }}
    />,
  );
}

describe('受け取られなかった文', () => {
  // @proves error too_many
  it.each([
    [45, '45秒お待ちください'],
    [1_700, '約29分お待ちください'],
    [undefined, '60秒お待ちください'],
  ])(
    '続けてたくさん送った場合、あと%s秒待つことと、文が残っていることを言い、ひとりでには送らない',
    (retryAfter, words) => {
      const error = new AppError('too_many', retryAfter === undefined ? {} : { retryAfter });
      const shown = shownAfter(error);
      expect(shown).toContain(`続けてたくさん送られたため、${words}。書いた文は残っています`);
      expect(shown).toContain('書いた文です。');
      expect(shown).not.toContain('アクセスが集中');
      expect(refusalOf(error).again).toBe(false);
    },
  );

  it('相談が終わって日がたった場合、新しい相談をすすめる', () => {
    expect(shownAfter(new AppError('conflict'))).toContain('新しい相談としてお送りください');
  });

  it('つながらない場合、文が残っていることを言い、つながれば送る', () => {
    expect(shownAfter(new Error('offline'))).toContain('書いたものは、この画面に残っています');
    expect(refusalOf(new Error('offline')).again).toBe(true);
  });

  it('ログインの時間が終わった場合、そう言い、もう一度送ることではなく、ログインをすすめる', () => {
    const error = new AppError('unauthenticated');
    expect(shownAfter(error)).toContain(
      'ログインの時間が終わったため、まだ送れていません。書いた文は残っています',
    );
    expect(refusalOf(error)).toMatchObject({ again: false, goesOnReturn: true, next: 'sign-in' });
  });

  it('メンテナンス中の場合、いつまでかを言い、つながりにくいとは言わない（G31）', () => {
    const error = new AppError('maintenance', { detail: { until: '2026-12-31 03:00:00' } });
    expect(shownAfter(error)).toContain(
      'ただいまメンテナンスをしています。終了予定：2026年12月31日（木）3:00。',
    );
    expect(shownAfter(error)).not.toMatch(/つながり|通信|保存/);
    expect(refusalOf(error)).toMatchObject({ again: false, goesOnReturn: true, next: 'again' });
  });

  it.each(['server', 'unavailable'] as const)('こちらの側の不具合（%s）の場合、そう言う', (code) => {
    expect(shownAfter(new AppError(code))).toContain('こちらの側の不具合で、まだ送れていません。');
    expect(refusalOf(new AppError(code)).again).toBe(true);
  });
});
