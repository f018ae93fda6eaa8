import { japanDay } from '@hidamari/domain/japanese-dates';
import { describe, expect, it } from 'vitest';
import { usePortal } from '../../portal-under-test/portal-under-test.fixture.ts';
import { aMember, type Member } from '../consultations/consultations.fixture.ts';

const portal = usePortal();

const mayPromote = async (member: Member) => {
  const answer = await member.call('GET', '/line/link-status?withPromotion=true');
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().may_promote;
};

const set = (assignment: string) => portal.dependencies.database.execute(`update ${assignment}`);

const saveLog = (member: Member, strength: number) =>
  member.call('POST', '/treatment-logs', {
    log_date: japanDay(portal.dependencies.clock()),
    is_condition_log: true,
    symptoms: [{ key: 'pain', strength }],
  });

describe('LINEのご案内を出してよいか（G20・G80）', () => {
  it('たずねられたときにだけ答え、ふだんの会員には、よいと答える', async () => {
    const member = await aMember(portal);
    expect(await mayPromote(member)).toBe(true);
    expect((await member.call('GET', '/line/link-status')).json()).not.toHaveProperty('may_promote');
  });

  it.each([
    ['ご家族を亡くされた方', 'members set bereaved_at = now()'],
    ['お知らせを控えている方', 'members set prompts_held_at = now()'],
    ['試用の会員', 'members set member_test_marketing = true'],
    ['LINEと連携している方', "base_accounts set line_user_id = 'U-' || id"],
  ])('%sには、出さない', async (_, assignment) => {
    const member = await aMember(portal);
    await set(assignment);
    expect(await mayPromote(member)).toBe(false);
  });

  // @proves call GET /line/link-status
  it('強い症状を書いた方には、48時間のあいだ出さず、弱い症状なら、出してよい', async () => {
    const [strong, mild] = [await aMember(portal), await aMember(portal)];
    const saved = [await saveLog(strong, 4), await saveLog(mild, 1)];
    expect(saved.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect([await mayPromote(strong), await mayPromote(mild)]).toEqual([false, true]);
    await set("treatment_logs set updated_at = updated_at - interval '49 hours'");
    expect(await mayPromote(strong)).toBe(true);
  });
});
