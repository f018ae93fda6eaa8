import { accountEditInput, type CurrentUser } from '@hidamari/contract/members';
import { expect, it } from 'vitest';
import { FULL_ACCOUNT } from '../../../../../packages/contract/src/members/full-account.fixture.ts';
import { withAllFields } from '../../shell/forms/use-form-draft.ts';
import {
  type AccountValues,
  accountChange,
  accountInputOf,
  accountValues,
  BLANK_ROWS,
  emptyCancer,
  emptySupporter,
  nextRow,
} from './account-form.ts';

const USER = {
  ...FULL_ACCOUNT,
  ...{ address: null, agreed_by_guardian: false, other_diseases: null },
  agent: { ...FULL_ACCOUNT.agent, agent_full_name: '山田 一郎' },
  diagnosed_cancers: [
    { id: 'x', cancer_type_id: 'lung', diagnosed_on: '2025-03', stage: 'II', is_primary: true },
  ],
  unupdatable_keys: ['last_name_kana', 'first_name_kana', 'birthday', 'insurance_number', 'email'],
  updated_at: '2026-11-20T00:00:00.000Z',
} as unknown as CurrentUser;

const rule = accountEditInput({ today: '2026-11-20', memberType: 'insurance' });

it('開いて何も変えずに保存した場合、登録の内容はそのまま', () => {
  const details = rule.parse(accountInputOf(accountValues(USER)));
  const { agent_full_name: _, ...agent } = USER.agent ?? { agent_full_name: '' };
  expect(details).toEqual({
    ...FULL_ACCOUNT,
    ...{ address: null, agreed_by_guardian: false, other_diseases: null, agent },
    diagnosed_cancers: [{ cancer_type_id: 'lung', diagnosed_on: '2025-03', stage: 'II', is_primary: true }],
  });
});

it('変えられない項目は送らず、開いたときの版を添える（G45・G66）', () => {
  const change = accountChange(rule.parse(accountInputOf(accountValues(USER))), USER);
  expect(Object.keys(change)).not.toContain('birthday');
  expect(Object.keys(change)).not.toContain('last_name_kana');
  expect(change).toMatchObject({ last_name: '山田', updated_at: USER.updated_at });
});

it('空にした欄は、空として送る', () => {
  const values = { ...accountValues(USER), city: ' ', hasAgent: false, who: 'self' as const, cancers: [] };
  expect(rule.parse(accountInputOf(values))).toMatchObject({
    city: null,
    agent: null,
    relationship: null,
    diagnosed_cancers: [],
  });
});

it.each([
  [{ year: '2025', month: '' }, ['date']],
  [{ year: '', month: '3' }, ['date']],
  [{ year: '', month: '' }, undefined],
])('診断された年月が %j の場合、%j', (part, codes) => {
  const cancer = { ...emptyCancer(0), cancer_type_id: 'lung', ...part };
  const checked = rule.safeParse(accountInputOf({ ...accountValues(USER), cancers: [cancer] }));
  const found = checked.error?.issues
    .filter(({ path }) => path.at(-1) === 'diagnosed_on')
    .map(({ message }) => message);
  expect(found?.length ? found : undefined).toEqual(codes);
});

it('外した行の番号は、もう使わない', () => {
  expect(nextRow([])).toBe(0);
  expect(nextRow([{ row: 4 }, { row: 2 }])).toBe(5);
});

it('前の版の画面が残した下書きに、あとからできた欄がない場合、その欄は空で、書いたものは残る', () => {
  const opened = accountValues({ ...USER, agent: undefined } as CurrentUser);
  const older = structuredClone({
    cancers: [{ row: 3, cancer_type_id: 'lung', year: '2025', month: '3' }],
    supporters: [{ row: 1, nickname: 'はなちゃん' }],
    agent: { last_name: '佐藤' },
    other_diseases: '高血圧',
  }) as unknown as Partial<AccountValues>;
  const filled = withAllFields(older, opened, BLANK_ROWS);
  expect(filled).toEqual({
    cancers: [{ ...emptyCancer(3), cancer_type_id: 'lung', year: '2025', month: '3' }],
    supporters: [{ ...emptySupporter(1), nickname: 'はなちゃん' }],
    agent: { ...opened.agent, last_name: '佐藤' },
    other_diseases: '高血圧',
  });
  expect(() => accountInputOf({ ...opened, ...filled })).not.toThrow();
});
