import { addDays } from '@hidamari/domain/japanese-dates';
import { describe, expect, it } from 'vitest';
import { type PortalUnderTest, usePortal } from '../../portal-under-test/portal-under-test.fixture.ts';
import { aMember, openCase } from '../consultations/consultations.fixture.ts';
import { popupsOf } from './popups.fixture.ts';

const portal: PortalUnderTest = usePortal();
const {
  execute,
  popupOn,
  idOn,
  send,
  shown,
  putOff,
  letHoursPass,
  letDaysPass,
  today,
  saveLog,
  aKnownMember,
} = popupsOf(portal);

/** Of everybody: each test has members of its own, and the others are done. */
const setMembers = (assignment: string) => execute(`update members set ${assignment}`);

describe('はじめての方（G79）', () => {
  // @proves call GET /popups
  it('ホームで、ようこそが一度だけ出る', async () => {
    const member = await aMember(portal);
    expect(await popupOn(member, '/')).toEqual({ id: 1 });
    await shown(member, 1);
    await letDaysPass(3);
    expect(await idOn(member, '/')).toBeNull();
  });

  // @proves call POST /viewed-popups
  it('何かを見せたあと24時間は、どの画面でも何も出さない（G20）', async () => {
    const member = await aMember(portal);
    await shown(member, 1);
    expect(await idOn(member, '/treatment-logs')).toBeNull();
    await letHoursPass(23);
    expect(await idOn(member, '/treatment-logs')).toBeNull();
    await letHoursPass(1);
    expect(await idOn(member, '/treatment-logs')).toBe(3);
  });
});

describe('控える（G77）', () => {
  it('「あとで」は30日たつともう一度だけ出て、二度つづくと、もう出ない', async () => {
    const member = await aKnownMember();
    await shown(member, 3);
    await putOff(member, 3);
    await letDaysPass(29);
    expect(await idOn(member, '/treatment-logs')).toBeNull();
    await letDaysPass(1);
    expect(await idOn(member, '/treatment-logs')).toBe(3);
    await shown(member, 3);
    await putOff(member, 3);
    await letDaysPass(400);
    expect(await idOn(member, '/treatment-logs')).toBeNull();
  });

  it('あいだに断らなかった月がある場合、二度つづけてとは数えない', async () => {
    const member = await aKnownMember();
    await saveLog(member);
    await letDaysPass(31);
    await shown(member, 4);
    await putOff(member, 4);
    await letDaysPass(31);
    await shown(member, 4);
    await letDaysPass(31);
    await shown(member, 4);
    await putOff(member, 4);
    await letDaysPass(31);
    expect(await idOn(member, '/treatment-logs')).toBe(4);
  });

  // @proves state pop-up: once per eligibility
  it('資格が変わった場合、もう一度出る（G21）', async () => {
    const member = await aKnownMember();
    expect(await idOn(member, '/')).toBeNull();
    await setMembers("company_code = 'ANOTHER'");
    expect(await idOn(member, '/')).toBe(1);
  });
});

describe('治療ログのポップアップ（G76・G78）', () => {
  it('最後の記録から30日で、月のふり返りが出る', async () => {
    const member = await aKnownMember();
    await saveLog(member);
    expect(await idOn(member, '/treatment-logs')).toBeNull();
    await letDaysPass(29);
    expect(await idOn(member, '/treatment-logs')).toBeNull();
    await letDaysPass(1);
    expect(await idOn(member, '/treatment-logs')).toBe(4);
  });

  it('受診の記録があり、次の診察がない場合に、記録の画面で準備をすすめる', async () => {
    const member = await aKnownMember();
    const path = '/treatment-logs/0b5bd5a4-6cf6-4f0b-9a0e-6a1b8a0f4b11';
    await saveLog(member);
    expect(await idOn(member, path)).toBeNull();
    await saveLog(member, { is_visiting_hospital_log: true, visit: { hospital: '見本病院' } });
    expect(await idOn(member, path)).toBe(5);
    const day = addDays(today(), 7);
    await send(member, '/treatment-logs/next-visit-information', { visit_date: day, hospital: '見本病院' });
    expect(await idOn(member, path)).toBeNull();
  });

  it('つらい記録を保存して48時間は、何も出さない（G20）', async () => {
    const member = await aKnownMember();
    const symptoms = (today: number) => [{ key: 'pain', today }];
    await saveLog(member, { is_condition_log: true, symptoms: symptoms(2) });
    expect(await idOn(member, '/articles/sleepless-night')).toBe(6);
    await saveLog(member, { is_condition_log: true, symptoms: symptoms(3) });
    expect(await idOn(member, '/articles/sleepless-night')).toBeNull();
    await letDaysPass(2);
    expect(await idOn(member, '/articles/sleepless-night')).toBe(6);
  });

  it('薬の治療を書いた方と書いていない方で、くらしのすすめが違う', async () => {
    const member = await aKnownMember();
    expect(await idOn(member, '/life')).toBe(16);
    await saveLog(member, { treatments: [{ type: 'chemical-treatment', status: 'ongoing' }] });
    expect(await idOn(member, '/life')).toBe(17);
  });
});

describe('だれに出すか（G76）', () => {
  it('相談をしたことのある方に、相談のご案内は出ない', async () => {
    const member = await aKnownMember();
    expect(await idOn(member, '/articles/sleepless-night')).toBe(6);
    await openCase(member);
    expect(await idOn(member, '/articles/sleepless-night')).toBeNull();
  });

  it('登録から半年で、登録情報の確認が出る。LINEと連携していない方には、LINEが先に出る', async () => {
    const member = await aKnownMember();
    expect(await idOn(member, '/account')).toBe(14);
    await portal.dependencies.database.execute('update base_accounts set line_user_id = id::text');
    expect(await idOn(member, '/account')).toBeNull();
    await letDaysPass(179);
    expect(await idOn(member, '/account')).toBe(7);
  });

  it('調布市の方に、サービスやLINEやアンケートは出ない', async () => {
    const member = await aKnownMember('chofu');
    await letDaysPass(60);
    for (const path of ['/', '/account', '/life', '/mental', '/news/portal-open']) {
      expect(await idOn(member, path), path).toBeNull();
    }
  });

  it('アンケートはその年に一度、くらしの満足度は期日ごとに一度だけ出る', async () => {
    const member = await aKnownMember();
    await letDaysPass(30);
    expect(await idOn(member, '/')).toBe(2);
    await shown(member, 2);
    await letDaysPass(2);
    expect(await idOn(member, '/')).toBe(15);
    await shown(member, 15);
    await letDaysPass(2);
    expect(await idOn(member, '/')).toBeNull();
  });

  it.each([
    ['ご家族を亡くされた方', 'bereaved_at = now()'],
    ['「お知らせを控える」を選んだ方', 'prompts_held_at = now()'],
    ['試験用の会員', 'member_test_marketing = true'],
  ])('%sには、何も出さない（G20・G48・G149）', async (_, assignment) => {
    const member = await aKnownMember();
    await setMembers(assignment);
    for (const path of ['/treatment-logs', '/account', '/life']) expect(await idOn(member, path)).toBeNull();
  });

  it('病気のデータへの同意を取り消した場合、病気のことで選ぶものは出ない（決定0021）', async () => {
    const member = await aKnownMember();
    expect(await idOn(member, '/treatment-logs')).toBe(3);
    expect(await idOn(member, '/life')).toBe(16);
    const taken = await member.call('PUT', '/account/consents/sensitive_data', { is_agreed: false });
    expect(taken.statusCode, taken.body).toBeLessThan(300);
    expect(await idOn(member, '/treatment-logs')).toBeNull();
    expect(await idOn(member, '/life')).toBeNull();
    expect(await idOn(member, '/account')).toBe(14);
  });

  it('ほかの会員に見せたものは、数えない', async () => {
    const [one, other] = [await aMember(portal), await aMember(portal)];
    await shown(one, 1);
    expect(await idOn(other, '/')).toBe(1);
  });

  it('知らない画面では、何も出ない', async () => {
    const member = await aMember(portal);
    for (const path of ['/no/such/page', '/login', '/treatment-logs/new']) {
      expect(await idOn(member, path), path).toBeNull();
    }
  });
});

describe('おすすめの記事（G76）', () => {
  // @proves call GET /popups
  it('登録したがんに合う、まだ開いていない記事を持ってくる', async () => {
    const member = await aKnownMember();
    expect(await idOn(member, '/articles')).toBeNull();
    await execute(
      "insert into member_cancers (id, member_id, position, cancer_type_id, treatment_status_id, stage, is_primary) select gen_random_uuid(), id, 0, 'breast', 'treating', 'unknown', true from members order by created_at desc limit 1",
    );
    const first = await popupOn(member, '/articles');
    expect(first).toEqual({
      id: 8,
      contents: {
        contents_id: expect.any(String),
        title: expect.any(String),
        category_name: expect.any(String),
        image_url: expect.any(String),
      },
    });
    await send(member, '/viewed-contents', { id: first.contents.contents_id, kind: 'article' });
    const second = await popupOn(member, '/articles');
    expect(second?.contents?.contents_id).not.toBe(first.contents.contents_id);
  });
});
