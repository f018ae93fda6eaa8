import type { CallMade, CaseDanger, DeskCase } from '@hidamari/contract/consultations';
import type { StaffMe } from '@hidamari/contract/staff';
import { CRISIS_LINES } from '@hidamari/domain/emergency';
import type { StaffRole } from '@hidamari/domain/staff';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { callText, MadeCall } from '../../../../parts/desk/colleague-call.tsx';
import { PRESENCE_KEY } from '../../../../parts/desk/presence.ts';
import { drawOnPage } from '../../../../shell/page-under-test.fixture.tsx';
import { DangerSection } from './danger-section.tsx';

const ME = { id: 'me', display_name: '佐藤', role: 'supporter' };
const OTHER = { id: 'other', display_name: '田中' };
const AT = '2026-11-28 14:03:00';
const DANGER: CaseDanger = {
  at: AT,
  quotes: [{ at: AT, text: '消えたいと思ってしまいます。' }],
  first_aid: null,
  calls: [],
  phone_opened: null,
};

interface Drawing {
  found?: Partial<DeskCase>;
  danger?: Partial<CaseDanger>;
  role?: StaffRole;
  present?: readonly object[];
}

function draw({ found, danger, role = 'supporter', present = [ME] }: Drawing = {}): string {
  const client = new QueryClient();
  client.setQueryData(PRESENCE_KEY, { data: present });
  const whole = {
    id: 'a',
    status: 'working',
    taken_by: ME,
    member_name: '山田',
    second_check: null,
    needs_second_check: true,
    danger: { ...DANGER, ...danger },
    ...found,
  };
  return drawOnPage(
    <QueryClientProvider client={client}>
      <DangerSection found={whole as DeskCase} me={{ ...ME, role } as StaffMe} />
    </QueryClientProvider>,
  );
}

describe('つらい気持ちの言葉がある相談（G119）', () => {
  it('言葉が、時刻といっしょに、いちばん上にある', () => {
    const html = draw();
    expect(html).toMatch(/「消えたいと思ってしまいます。」.*11月28日.*14:03/s);
    expect(html.indexOf('消えたい')).toBeLessThan(html.indexOf('はじめの一言'));
  });

  it('長い文は、一文字も欠けずにあり、目にだけたたまれて、ボタンで終わりまで見える', () => {
    const long = `${'だれにも言えないまま、窓の外を見て、'.repeat(40)}もう消えたいです。`;
    const html = draw({ danger: { quotes: [{ at: AT, text: long }] } });
    expect(html).toContain(`「${long}」`);
    expect(html).toMatch(/data-folded[^>]*>「だれにも/);
    expect(html).toMatch(/aria-expanded="false"[^>]*>.*全文を見る/s);
    expect(draw()).not.toContain('全文を見る');
  });

  it('いくつも書かれた場合、いちばん新しい文が出て、前の文は一押しで読める', () => {
    const quotes = ['いなくなりたいです。', '消えてしまいたい。', 'もう死にたいです。'].map((text, i) => ({
      at: `2026-11-28 14:0${9 - i}:00`,
      text,
    }));
    const html = draw({ danger: { quotes } });
    expect(html.indexOf('いなくなりたい')).toBeLessThan(html.indexOf('前の言葉（2）'));
    expect(html.slice(html.indexOf('前の言葉（2）'))).toMatch(/消えてしまいたい。.*もう死にたいです。/s);
  });

  it.each<[string, Drawing, string[]]>([
    [
      'だれの担当でもない',
      { found: { taken_by: null } },
      [
        '> 一人めが「私が担当する」を押す',
        'もう一人が読み、「私も読みました」を押す',
        '担当の人が、お返事を書く',
      ],
    ],
    [
      '担当の人',
      {},
      [
        '担当はあなた（済みました）',
        '> もう一人が読み、「私も読みました」を押すのを待つ',
        'あなたが、お返事を書く',
      ],
    ],
    [
      '同僚の担当',
      { found: { taken_by: OTHER } },
      [
        '担当は田中さん（済みました）',
        '> あなたが下のやりとりを読み、「私も読みました」を押す',
        '田中さんが、お返事を書く',
      ],
    ],
    [
      '退会された方',
      { found: { member_name: null } },
      [
        '担当はあなた（済みました）',
        '> もう一人が読み、「私も読みました」を押すのを待つ',
        '退会された方なので、お返事はできない',
      ],
    ],
  ])('だれが次に何をするかが、順に出る：%s', (_, drawing, steps) => {
    const [, list = ''] = /<ol[^>]*>(.*?)<\/ol>/s.exec(draw(drawing)) ?? [];
    const said = [...list.matchAll(/<li([^>]*)>(.*?)<\/li>/gs)].map(
      ([, about = '', words = '']) =>
        `${about.includes('aria-current="step"') ? '> ' : ''}${words.replace(/<[^>]+>/g, '')}`,
    );
    expect(said).toEqual(steps);
  });

  it('お伝えできる番号が、会員の画面と同じだけある', () => {
    const html = draw();
    for (const { number, name } of CRISIS_LINES) {
      expect(html).toContain(number);
      expect(html).toContain(name);
    }
  });

  it.each([
    ['自分だけの場合', [ME], 'いま、ほかに机をひらいている人はいません。'],
    [
      'ほかの人もいる場合',
      [ME, { ...OTHER, role: 'lead' }],
      'いま机をひらいている人：田中さん（相談員の責任者）',
    ],
  ])('机をひらいている人：%s', (_, present, words) => {
    expect(draw({ present })).toContain(words);
  });

  it.each<[string, Drawing, { reads: boolean; sends: boolean; second: boolean; lead: boolean }]>([
    ['担当の人', {}, { reads: false, sends: true, second: true, lead: true }],
    [
      'だれの担当でもない',
      { found: { taken_by: null } },
      { reads: false, sends: true, second: true, lead: true },
    ],
    [
      '机にいる同僚の担当',
      { found: { taken_by: OTHER }, present: [ME, OTHER] },
      { reads: true, sends: false, second: true, lead: true },
    ],
    [
      '机にいない同僚の担当',
      { found: { taken_by: OTHER } },
      { reads: true, sends: true, second: true, lead: true },
    ],
    [
      '責任者',
      { found: { taken_by: OTHER }, role: 'lead', present: [ME, OTHER] },
      { reads: true, sends: false, second: true, lead: false },
    ],
    [
      '退会された方',
      { found: { member_name: null } },
      { reads: false, sends: false, second: true, lead: true },
    ],
    [
      '一言を送ったあと',
      { danger: { first_aid: { staff_name: '佐藤', at: AT } } },
      { reads: false, sends: false, second: true, lead: true },
    ],
    [
      '二人が読んだあと',
      { found: { needs_second_check: false, second_check: { staff_name: '田中', at: AT } } },
      { reads: false, sends: false, second: false, lead: true },
    ],
  ])('%s に、できることが出る', (_, drawing, can) => {
    const html = draw(drawing);
    expect({
      reads: html.includes('私も読みました</span>'),
      sends: html.includes('はじめの一言をいま送る'),
      second: html.includes('もう一人の相談員を呼ぶ'),
      lead: html.includes('責任者を呼ぶ'),
    }).toEqual(can);
  });

  it('担当の人が机にいない場合、送ると担当になることが、押すまえに出る', () => {
    const words = '担当の田中さんは机にいません。送ると、あなたが担当になります。';
    expect(draw({ found: { taken_by: OTHER } })).toContain(words);
    expect(draw({ found: { taken_by: OTHER }, present: [ME, OTHER] })).not.toContain(words);
  });

  it('電話番号をひらく欄は責任者にだけあり、ほかの人には、だれができるかが出る', () => {
    expect(draw({ role: 'lead' })).toContain('理由を残して、電話番号をひらく');
    const html = draw();
    expect(html).not.toContain('理由を残して');
    expect(html).toContain('責任者だけが、この方の電話番号をひらけます');
    expect(draw({ danger: { phone_opened: { staff_name: '鈴木', at: AT } } })).toContain(
      '鈴木さんがひらきました',
    );
  });

  it('そのような言葉がない相談には、何も出ない', () => {
    expect(draw({ found: { danger: null, needs_second_check: false } })).toBe('');
  });
});

describe('呼んだあとの言葉', () => {
  const NONE: CallMade = { reached: 0, on_call: 'none', on_call_at: null, on_call_phones: [] };
  const saidOf = (whom: 'second' | 'lead', made: Partial<CallMade>) =>
    drawOnPage(<MadeCall whom={whom} outcome={{ ...NONE, ...made }} />);

  it.each<['second' | 'lead', Partial<CallMade>, RegExp]>([
    ['second', { reached: 2 }, /2人の画面に、出しました/],
    ['second', {}, /責任者を呼んでください/],
    ['lead', { reached: 1 }, /1人の画面に/],
    ['lead', { on_call: 'told', on_call_at: AT }, /当番の方へ、お知らせを送りました（14:03）/],
    [
      'lead',
      { on_call: 'told-before', on_call_at: AT },
      /当番の方へは、14:03にお知らせを送ってあります。10分たつと/,
    ],
    [
      'lead',
      { on_call: 'unset' },
      /登録されていないので、お知らせは送られていません。職場で決めてある方法で/,
    ],
  ])('%s を呼び、%o', (whom, made, words) => {
    const said = saidOf(whom, made);
    expect(said).toMatch(words);
    // Nobody knows yet whether somebody comes, and without a number there is none to call.
    expect(said).not.toMatch(/来ます|向かっています|電話|tel:/);
  });

  it.each(['told', 'told-before'] as const)(
    '当番の電話番号がある場合、%s でも、そこからかけられる',
    (on_call) => {
      const said = saidOf('lead', {
        on_call,
        on_call_at: AT,
        on_call_phones: ['+819012345678', '+818012345678'],
      });
      expect(said).toContain('当番の方へは、電話もかけられます。');
      expect(said).toMatch(/href="tel:09012345678"[^>]*>090-1234-5678</);
      expect(said).toMatch(/href="tel:08012345678"[^>]*>080-1234-5678</);
    },
  );

  it('来る人が言うまでは、だれも来ていないと言う', () => {
    const call = { whom: 'second' as const, staff_name: '佐藤', at: AT, answered: null };
    const now = new Date('2026-11-28T14:20:00+09:00');
    expect(callText(call, now)).toBe(
      '佐藤さんがもう一人の相談員を呼びました（14:03）。まだ、だれも来ていません。',
    );
    expect(callText({ ...call, answered: { staff_name: '田中', at: AT } }, now)).toContain(
      '田中さんが来ます（14:03）。',
    );
    // Half an hour later nobody is asked any more.
    expect(callText(call, new Date('2026-11-28T14:33:01+09:00'))).toContain('もう一度呼べます。');
  });
});
