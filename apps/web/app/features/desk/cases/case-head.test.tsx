import type { DeskCase } from '@hidamari/contract/consultations';
import type { StaffMe } from '@hidamari/contract/staff';
import type { StaffRole } from '@hidamari/domain/staff';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { PRESENCE_KEY } from '../../../parts/desk/presence.ts';
import { drawOnPage } from '../../../shell/page-under-test.fixture.tsx';
import { CaseHead } from './case-head.tsx';

const ME = { id: 'me', display_name: '佐藤', role: 'supporter' };
const OTHER = { id: 'other', display_name: '田中' };
const CASE = {
  ...{ id: 'a', number: 'H-1001', channel: 'chat', topics: ['life'], title: '生活のこと', status: 'working' },
  ...{ opened_at: '2026-11-28 14:03:00', taken_by: OTHER, needs_second_check: true, mail_is_refused: false },
  ...{ first_reading: 'due', reply_due_on: '2026-12-01' },
};

function draw(
  change: Partial<DeskCase> = {},
  { role = 'supporter' as StaffRole, present = [ME] as readonly object[] | null } = {},
): string {
  const client = new QueryClient();
  if (present !== null) client.setQueryData(PRESENCE_KEY, { data: present });
  return drawOnPage(
    <QueryClientProvider client={client}>
      <CaseHead found={{ ...CASE, ...change } as DeskCase} me={{ ...ME, role } as StaffMe}>
        {null}
      </CaseHead>
    </QueryClientProvider>,
  );
}

describe('担当が机にいない相談（G119）', () => {
  const TAKES = '田中さんから引き取る';
  const AWAY = '田中さんは、いま机にいません。代わりに担当になれます。';

  it('つらい言葉が待つあいだ、机にいるだれにでも、わけといっしょに引き取るボタンがある', () => {
    for (const first_reading of ['due', 'done'] as const) {
      expect(draw({ first_reading })).toContain(TAKES);
      expect(draw({ first_reading })).toContain(AWAY);
    }
  });

  it.each<[string, Partial<DeskCase>, Parameters<typeof draw>[1]]>([
    ['担当が机にいる', {}, { present: [ME, OTHER] }],
    ['だれがいるか、まだ分からない', {}, { present: null }],
    ['つらい言葉が待っていない', { first_reading: null }, {}],
    ['自分の担当', { taken_by: { id: 'me', display_name: '佐藤' } }, {}],
    ['終えた相談', { status: 'closed' }, {}],
  ])('%s場合、責任者でない人にはない', (_, change, at) => {
    expect(draw(change, at)).not.toMatch(/から引き取る|代わりに担当/);
  });

  it('責任者には、担当が机にいても、引き取るボタンだけがある', () => {
    const html = draw({}, { role: 'lead', present: [ME, OTHER] });
    expect(html).toContain(TAKES);
    expect(html).not.toContain('代わりに担当');
  });
});

describe('お返事のいつまで（G119、G122）', () => {
  it.each<[Partial<DeskCase>, RegExp, RegExp]>([
    [{ first_reading: 'due' }, /いちばん先に、二人で読みます/, /期限|12月1日/],
    [{ first_reading: 'due', channel: 'mail' }, /いちばん先に、二人で読みます/, /期限|12月1日/],
    [{ first_reading: 'read-once' }, /一人が読みました。もう一人が、先に読みます/, /期限|12月1日/],
    [{ first_reading: 'done' }, /二人が読みました。お返事をお待ちです/, /期限|12月1日/],
    [{ first_reading: null, channel: 'mail' }, /お返事の期限 12月1日/, /先に|二人が/],
    [{ first_reading: null }, /お返事の期限 12月1日/, /先に|二人が/],
    [{ first_reading: null, reply_due_on: null }, /生活のこと/, /期限|先に|二人が/],
  ])('%o', (change, says, saysNot) => {
    const html = draw(change);
    expect(html).toMatch(says);
    expect(html).not.toMatch(saysNot);
  });
});
