import { SEARCH_FOLD } from '@hidamari/domain/search-text';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { makeMember } from '../../portal-under-test/make-member.fixture.ts';
import { usePortal } from '../../portal-under-test/portal-under-test.fixture.ts';
import { treatmentLogs } from './treatment-logs.table.ts';

const portal = usePortal();

/** CA19-9 as keyboards, forms and habits write it: U+002D, FF0D, 2212, 2010, 2013 and the long vowel. */
const WRITTEN = ['CA19-9', 'ＣＡ１９－９', 'CA19−9', 'CA19‐9', 'CA19–9', 'CA19ー9'];

type Member = Awaited<ReturnType<typeof makeMember>>;

async function write(member: Member, text: string, place: number): Promise<void> {
  const log_date = `2026-10-${String(place + 1).padStart(2, '0')}`;
  const body = { log_date, is_other_log: true, other: { text } };
  const saved = await member.browser.call('POST', '/treatment-logs', body, member.accessToken);
  expect(saved.statusCode, saved.body).toBe(201);
}

async function found(member: Member, keyword: string): Promise<string[]> {
  const address = `/treatment-logs?keyword=${encodeURIComponent(keyword)}`;
  const answer = await member.browser.call('GET', address, undefined, member.accessToken);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data.map(({ other }: { other: { text: string } }) => other.text);
}

it('横線の書き方がちがう記録も、どの書き方で探しても、みな見つかる', async () => {
  const member = await makeMember(portal, 'general');
  for (const [place, text] of WRITTEN.entries()) await write(member, `${text}の結果`, place);
  await write(member, 'CA125の結果', WRITTEN.length);
  for (const keyword of [...WRITTEN, 'ca19－9', 'CA\u200B19-9'])
    expect(await found(member, keyword)).toHaveLength(WRITTEN.length);
});

it.each([
  ['髙橋先生', '高橋先生'],
  ['葛\u{E0100}城先生', '葛城先生'],
  ['山﨑さん', '山崎さん'],
  ['吐\u00ADき気', '吐き気'],
  ['ﾘﾝﾊﾟ浮腫', 'りんぱ浮腫'],
  ['頚部の痛み', '頸部の痛み'],
])('「%s」と書いた記録は、「%s」で見つかり、その反対でも見つかる', async (text, keyword) => {
  const member = await makeMember(portal, 'general');
  await write(member, `${text}と書いた`, 0);
  await write(member, `${keyword}と書いた`, 1);
  expect(await found(member, keyword)).toHaveLength(2);
  expect(await found(member, text)).toHaveLength(2);
});

it('前の読みかえで作った索引の記録は、さがすときに作りなおして見つけ、ほかの会員のものには触れない', async () => {
  const { database } = portal.dependencies;
  const [member, other] = [await makeMember(portal, 'general'), await makeMember(portal, 'general')];
  for (const [place, text] of WRITTEN.entries()) await write(member, text, place);
  await write(other, 'CA19-9', 0);
  // As an older folding left them: none of today's pieces.
  await database.update(treatmentLogs).set({ search_tokens: [], search_fold: SEARCH_FOLD - 1 });
  const foldsOf = async ({ memberId }: Member) =>
    (
      await database
        .select({ fold: treatmentLogs.search_fold })
        .from(treatmentLogs)
        .where(eq(treatmentLogs.member_id, memberId))
    ).map(({ fold }) => fold);
  expect(await found(member, 'CA19-9')).toHaveLength(WRITTEN.length);
  expect(await foldsOf(member)).toEqual(WRITTEN.map(() => SEARCH_FOLD));
  expect(await foldsOf(other)).toEqual([SEARCH_FOLD - 1]);
  expect(await found(other, 'CA19−9')).toHaveLength(1);
});

it('記録を書きなおした場合も、いまの読みかえの索引になる', async () => {
  const { database } = portal.dependencies;
  const member = await makeMember(portal, 'general');
  await write(member, 'PD−L1の説明', 0);
  const folds = await database
    .select({ fold: treatmentLogs.search_fold })
    .from(treatmentLogs)
    .where(eq(treatmentLogs.member_id, member.memberId));
  expect(folds).toEqual([{ fold: SEARCH_FOLD }]);
  expect(await found(member, 'pd-l1')).toHaveLength(1);
});
