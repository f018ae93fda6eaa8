import { accountEditInput, type CurrentUser } from '@hidamari/contract/members';
import { PROFILE_FIELDS, PROFILE_PARTS } from '@hidamari/domain/members';
import { QueryClientProvider } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import {
  MARKED_ACCOUNT,
  MARKED_USER,
  PROFILE_MARKS,
} from '../../../../../packages/contract/src/members/marked-account.fixture.ts';
import { EXAMPLE_USER } from '../../parts/onboarding/example-user.ts';
import type { IllnessChoices } from '../../parts/person-form/illness-choices.ts';
import { createQueryClient } from '../../shell/data/query-client.ts';
import { filledForm } from '../../shell/forms/filled-form.fixture.ts';
import { drawOnPage } from '../../shell/page-under-test.fixture.tsx';
import { ACCOUNT_ORDER, accountChange, accountInputOf, accountValues } from './account-form.ts';
import { AccountFields } from './components/account-fields.tsx';
import { AccountSummary } from './components/account-summary.tsx';
import type { AccountIcon } from './use-account-icon.ts';

const TODAY = '2026-11-20';
const USER: CurrentUser = { ...EXAMPLE_USER, ...MARKED_USER };
const CHOICES: IllnessChoices = { cancers: [], times: [], statuses: [] };
const ICON = { upload: { state: 'idle' }, iconUrl: null } as unknown as AccountIcon;

/** Asked at registration alone, or of no form. */
const ELSEWHERE = ['referrals', 'account'];
const OWN = [...PROFILE_MARKS].filter(([path]) => !ELSEWHERE.includes(path.split('.')[0] ?? ''));

const form = () =>
  drawOnPage(
    <QueryClientProvider client={createQueryClient()}>
      <AccountFields
        form={filledForm(accountValues(USER))}
        icon={ICON}
        user={USER}
        choices={CHOICES}
        today={TODAY}
      />
    </QueryClientProvider>,
  );
const summary = () =>
  drawOnPage(<AccountSummary values={accountValues(USER)} choices={CHOICES} today={TODAY} />);

/** Names of the controls of the table's fields: a list's first row stands for its rows. */
const CONTROLS = Object.entries(PROFILE_FIELDS)
  .filter(([part]) => !ELSEWHERE.includes(part))
  .flatMap(([part, fields]) => {
    const place = part === 'agent' ? 'agent.' : Object.hasOwn(PROFILE_PARTS, part) ? `${part}.0.` : '';
    return Object.keys(fields).map((name) => place + name);
  });

describe('登録内容の欄は、どれも', () => {
  it('変更の画面にある', () => {
    const html = form();
    expect(CONTROLS.filter((name) => !new RegExp(`(id|name)="${name}["-]`).test(html))).toEqual([]);
    expect(CONTROLS.length).toBeGreaterThan(20);
  });

  it('誤りのまとめで、画面の順に並ぶ', () => {
    const inOrder = CONTROLS.map((name) => name.split('.')[0] ?? '');
    expect(ACCOUNT_ORDER).toEqual(expect.arrayContaining(inOrder));
  });

  it.each<[string, () => string, readonly string[]]>([
    ['変更の画面に', form, []],
    // The agent is named there, without the reading.
    ['確認の画面に', summary, ['agent.last_name_kana', 'agent.first_name_kana']],
  ])('自分の言葉で書いたものが、%s出る', (_, shown, elsewhere) => {
    const text = shown();
    const missing = OWN.filter(([path, mark]) => !text.includes(mark) && !elsewhere.includes(path));
    expect(missing).toEqual([]);
    expect(OWN.length).toBeGreaterThan(10);
  });
});

it('すべての項目が書いてある登録を開いて、何も変えずに送る場合、ひとつも消えない', () => {
  const rule = accountEditInput({ today: TODAY, memberType: 'insurance' });
  const details = rule.parse(accountInputOf(accountValues(USER)));
  expect(details).toEqual(MARKED_ACCOUNT);
  const updated_at = USER.updated_at;
  const change = accountChange(details, { unupdatable_keys: [], updated_at });
  expect(change).toEqual({ ...MARKED_ACCOUNT, updated_at });
});
