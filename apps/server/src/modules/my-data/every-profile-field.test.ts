import { beforeAll, describe, expect, it } from 'vitest';
import {
  MARKED_ACCOUNT,
  marked,
  PROFILE_MARKS,
} from '../../../../../packages/contract/src/members/marked-account.fixture.ts';
import { usePortal } from '../../portal-under-test/portal-under-test.fixture.ts';
import { dataOwner, documentIn, textIn } from './my-data.fixture.ts';

const portal = usePortal();
let owner: Awaited<ReturnType<typeof dataOwner>>;
beforeAll(async () => {
  owner = await dataOwner(portal, marked('referrals', { from_other: true }));
  const saved = await owner.call('PUT', '/users/me', MARKED_ACCOUNT);
  expect(saved.statusCode, saved.body).toBe(200);
});

/** What is of no form stays out. */
const OWN = [...PROFILE_MARKS].filter(([path]) => !path.startsWith('account.'));
/** What was asked at registration alone is on no screen. */
const SHOWN = OWN.filter(([path]) => !path.startsWith('referrals.'));

async function missingFrom(): Promise<string[]> {
  const answer = await owner.call('GET', '/users/me?withDiagnosedCancers=1');
  return SHOWN.filter(([, mark]) => !answer.body.includes(mark)).map(([path]) => path);
}

describe('登録の内容に自分の言葉で書いたものは、どれも', () => {
  it('書き出しのJSONにあり、READMEに説明がある', async () => {
    const files = await owner.files();
    const { profile } = documentIn(files);
    const text = JSON.stringify(profile);
    expect(OWN.filter(([, mark]) => !text.includes(mark))).toEqual([]);
    expect(OWN.length).toBeGreaterThan(7);
    const readme = textIn(files, 'README.txt');
    for (const name of Object.keys(profile)) expect(readme).toContain(`\r\n  profile.${name}：`);
  });

  it('病気の情報の同意を取り消しているあいだ、病気について書いたものだけが、読めない', async () => {
    const agree = (is_agreed: boolean) =>
      owner.call('PUT', '/account/consents/sensitive_data', { is_agreed });
    expect(await missingFrom()).toEqual([]);
    await agree(false);
    const ofIllness = OWN.map(([path]) => path).filter((path) => path.startsWith('illness.'));
    expect(await missingFrom()).toEqual(ofIllness);
    await agree(true);
    expect(await missingFrom()).toEqual([]);
  });
});
