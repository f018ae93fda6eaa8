import { signUpEndpoint } from '@hidamari/contract/members';
import { expect, it } from 'vitest';
import { usePortal } from '../../../portal-under-test/portal-under-test.fixture.ts';
import { REGISTRATION } from '../sign-up.fixture.ts';
import { fillIn } from './register-member.ts';

const portal = usePortal();

it('加入の確認で名だけの方とわかった場合、登録も名だけでできる', async () => {
  const form = signUpEndpoint.body.parse({
    ...REGISTRATION,
    last_name: null,
    first_name: 'スカルノ',
    last_name_kana: null,
    first_name_kana: 'スカルノ',
  });
  const eligibility = {
    memberType: 'insurance',
    insuranceNumber: 'KN00000009',
    lastNameKana: '',
    firstNameKana: 'スカルノ',
    birthday: '1968-04-12',
  } as const;
  const { dependencies } = portal;
  const filled = await fillIn(dependencies, { form, eligibility, agreed: [] }, dependencies.clock());
  expect(filled.registration).toMatchObject({
    last_name: null,
    last_name_kana: null,
    first_name_kana: 'スカルノ',
  });
});
