import { describeOpenState, openState } from '@hidamari/domain/consultation-hours';
import { japanInstant } from '@hidamari/domain/japanese-dates';
import { REPLY_PROMISE, VARIANTS, type VariantKey } from '@hidamari/domain/site-variants';
import { describe, expect, it } from 'vitest';
import { promiseInList, promiseText, whenAnsweredText, writeHintText } from './promise-text.ts';

const deskOn = (variant: VariantKey, day: string, time: string) => {
  const { headline, next, isOpen } = describeOpenState(
    openState({ at: japanInstant(day, time), variant, closures: [] }),
  );
  const openNow = { state: isOpen ? 'open' : 'closed', text: headline, next: next ?? undefined } as const;
  return { variant, isOpen, openNow };
};

const MAIL = '3営業日以内にお返事します（いま送ると、12月5日（土）まで）。';
const saidOn = (...when: Parameters<typeof deskOn>) => whenAnsweredText(deskOn(...when), MAIL);

const WAITING = {
  status: 'received',
  consultation: { channel: 'chat', reply_due_on: '2026-12-01', first_reading: null, waiting_before: 0 },
  desk: deskOn('hatch', '2026-11-24', '10:00'),
  isReadFirst: false,
  isUnsent: false,
} as const;

// @proves call POST /consultations
describe('書いた文にいつ返事があるか（G9・G122・G126）', () => {
  it.each([
    ['受付中の場合', '2026-11-24', '10:00'],
    ['受付時間外の場合', '2026-11-25', '10:00'],
    ['年末年始の場合', '2026-12-31', '10:00'],
  ])('メールの窓口は、%s、3営業日以内だけを約束する', (_, day, time) => {
    expect(saidOn('chofu', day, time)).toBe(MAIL);
  });

  it('チャットの窓口は、受付中の場合、何時までかと、過ぎたあとのことを伝える', () => {
    expect(saidOn('hatch', '2026-11-24', '10:00')).toBe(
      'ただいま受付中（本日20:00まで）。時間を過ぎて送った文には、次の受付の日にお返事します。',
    );
  });

  it('チャットの窓口は、受付時間外の場合、次の受付を伝える', () => {
    expect(saidOn('hatch', '2026-11-24', '21:00')).toBe(
      '受付時間になったらお返事します（次は11月26日（木）9:00から）。',
    );
  });

  it.each<[string, Parameters<typeof deskOn>]>([
    ['受付中のチャット', ['hatch', '2026-11-24', '10:00']],
    ['受付時間外のチャット', ['hatch', '2026-11-24', '21:00']],
    ['メール', ['chofu', '2026-11-24', '10:00']],
  ])('書く欄のそばでは、つらい言葉があるうちは、日も時間も約束しない（G119）：%s', (_, when) => {
    const written = { desk: deskOn(...when), mail: MAIL };
    expect(writeHintText({ ...written, isDanger: true })).toBe(
      'うまく書けなくて大丈夫です。送った文は、相談員が読みます。',
    );
    expect(writeHintText({ ...written, isDanger: false })).toBe(
      `うまく書けなくて大丈夫です。${saidOn(...when)}`,
    );
  });

  it('メールの道の案内も、同じ約束をする', () => {
    const mail = VARIANTS.chofu.contactOptions.find(({ channel }) => channel === 'mail');
    expect(mail?.note).toBe(REPLY_PROMISE);
  });

  it('受付中に送ったチャットの場合、日にちではなく「まもなく」と、先に待つ人の数を伝える', () => {
    expect(promiseText(WAITING)).toBe('まもなくお返事します');
    const third = { ...WAITING.consultation, waiting_before: 2 };
    expect(promiseText({ ...WAITING, consultation: third })).toBe(
      'まもなくお返事します（先に2人の方がお待ちです）',
    );
  });

  it('時間外に送ったチャットの場合、次の受付だけを伝える', () => {
    const desk = deskOn('hatch', '2026-11-24', '21:00');
    expect(promiseText({ ...WAITING, desk })).toBe(
      '受付時間になったらお返事します（次は11月26日（木）9:00から）',
    );
  });

  it('まだ届いていない文の下では、何も約束しない', () => {
    for (const isReadFirst of [true, false])
      expect(promiseText({ ...WAITING, isReadFirst, isUnsent: true })).toBeNull();
  });

  it('メールの場合、3営業日の日にちを伝える', () => {
    const consultation = { ...WAITING.consultation, channel: 'mail' } as const;
    expect(promiseText({ ...WAITING, consultation })).toBe('遅くとも12月1日（火）までにお返事します');
  });

  it('一覧でも、日にちはメールだけに約束し、お返事が済んだものには何も約束しない', () => {
    const listed = { channel: 'chat', reply_due_on: '2026-12-01', first_reading: null } as const;
    const mail = { ...listed, channel: 'mail' } as const;
    expect(promiseInList(listed, WAITING.desk)).toBe('相談員がお返事します。');
    expect(promiseInList(mail, WAITING.desk)).toBe('遅くとも12月1日（火）までにお返事します。');
    expect(promiseInList({ ...mail, reply_due_on: null }, WAITING.desk)).toBeNull();
  });

  it('つらい言葉の下では、日にちを約束せず、先に読むことを伝える（G119）', () => {
    const consultation = { ...WAITING.consultation, channel: 'mail', first_reading: 'due' } as const;
    const closed = deskOn('hatch', '2026-11-24', '21:00');
    expect(promiseText({ ...WAITING, consultation })).toBe('いちばん先に、相談員が読みます');
    expect(promiseInList(consultation, WAITING.desk)).toBe('いちばん先に、相談員が読みます。');
    // Before the server has told of them.
    expect(promiseText({ ...WAITING, isReadFirst: true })).toBe('いちばん先に、相談員が読みます');
    expect(promiseText({ ...WAITING, consultation, desk: closed })).toBe(
      '受付時間になったら、いちばん先に読みます',
    );
    expect(promiseInList(consultation, closed)).toBe('受付時間になったら、いちばん先に読みます。');
  });

  it('はじめの一言のあとは、もう読んだことを伝え、時間の内でも外でも、日にちを約束しない（G119）', () => {
    const consultation = { ...WAITING.consultation, channel: 'mail', first_reading: 'read-once' } as const;
    const words = '相談員が読みました。もう一人の相談員も読んで、お返事を書きます';
    for (const desk of [WAITING.desk, deskOn('hatch', '2026-11-24', '21:00')]) {
      expect(promiseText({ ...WAITING, consultation, desk })).toBe(words);
      expect(promiseInList(consultation, desk)).toBe(`${words}。`);
    }
    // Written again, and the server has not told of it.
    expect(promiseText({ ...WAITING, consultation, isReadFirst: true })).toBe(
      'いちばん先に、相談員が読みます',
    );
  });

  it('二人が読んだあとは、先に読むとは言わず、日にちも約束しない（G119）', () => {
    const consultation = { ...WAITING.consultation, channel: 'mail', first_reading: 'done' } as const;
    const words = '相談員が二人で読みました。これからお返事を書きます';
    expect(promiseText({ ...WAITING, consultation })).toBe(words);
    expect(promiseInList(consultation, WAITING.desk)).toBe(`${words}。`);
  });

  it.each(['answered', 'closed'] as const)('返事を待っていない場合（%s）、何も約束しない', (status) => {
    expect(promiseText({ ...WAITING, status })).toBeNull();
  });
});
