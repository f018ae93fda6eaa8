import { addDays } from '@hidamari/domain/japanese-dates';
import { beforeEach, describe, expect, it } from 'vitest';
import { usePortal } from '../../portal-under-test/portal-under-test.fixture.ts';
import { rowsOf } from '../consultations/consultations.fixture.ts';
import { readmitMember } from '../members/index.ts';
import {
  aNotifiedMember,
  type NotifiedMember,
  noticesTo,
  passTo,
  runJobs,
  setMember,
  todayOf,
  writeLog,
} from './notices.fixture.ts';

const portal = usePortal();
const WANTED = { is_told_of_check_in: true };

// A job that was never seen waits for its first time of day.
beforeEach(async () => {
  passTo(portal, '08:30');
  await portal.runNoticeJobs();
});

const dayAgo = (days: number) => addDays(todayOf(portal), -days);
const told = async (member: NotifiedMember) => {
  await runJobs(portal);
  return (await noticesTo(portal, member)).length;
};
const restFrom = (member: NotifiedMember, day: string) =>
  setMember(portal, member, `check_in_rest_from = '${day}'`);

// @proves notice check-in
describe('月に一度のふり返りのお知らせ（G78、G135）', () => {
  it('選んで、30日書いていない方に、10時に一通だけ、病気の言葉なしに届き、次は30日あと', async () => {
    const member = await aNotifiedMember(portal, WANTED);
    await writeLog(member, dayAgo(30));
    await restFrom(member, dayAgo(30));
    passTo(portal, '09:59');
    expect(await told(member)).toBe(0);
    passTo(portal, '10:00');
    expect(await told(member)).toBe(1);
    const [mail] = await noticesTo(portal, member);
    expect(mail?.subject).toContain('月に一度のお知らせ');
    expect(mail?.body).toContain('なさらなくても、だいじょうぶです。');
    expect(mail?.body).not.toMatch(/庭|治療|症状|体調|treatment/);
    passTo(portal, '10:00', 28);
    expect(await told(member)).toBe(1);
    passTo(portal, '10:00');
    expect(await told(member)).toBe(2);
  });

  it('選んだその日からは届かず、選んで30日あとに届く', async () => {
    const member = await aNotifiedMember(portal, WANTED);
    await writeLog(member, dayAgo(60));
    passTo(portal, '10:00', 28);
    expect(await told(member)).toBe(0);
    passTo(portal, '10:00');
    passTo(portal, '10:00');
    expect(await told(member)).toBe(1);
  });

  it('30日のあいだに書いた方には届かず、ごみ箱の記録は数えない', async () => {
    const [writing, trashed] = [await aNotifiedMember(portal, WANTED), await aNotifiedMember(portal, WANTED)];
    for (const member of [writing, trashed]) {
      await writeLog(member, dayAgo(29));
      await restFrom(member, dayAgo(90));
    }
    await rowsOf(
      portal,
      `update treatment_logs set deleted_at = now() where member_id = '${trashed.memberId}'`,
    );
    passTo(portal, '10:00');
    expect([await told(writing), await told(trashed)]).toEqual([0, 1]);
  });

  it('亡くなられた方の印を外した場合、30日のあいだは届かない（G78）', async () => {
    const member = await aNotifiedMember(portal, WANTED);
    await writeLog(member, dayAgo(60));
    await restFrom(member, dayAgo(60));
    await member.call('PUT', '/users/profile', { is_bereaved: true });
    await member.call('PUT', '/users/profile', { is_bereaved: false });
    passTo(portal, '10:00', 28);
    expect(await told(member)).toBe(0);
    passTo(portal, '10:00');
    passTo(portal, '10:00');
    expect(await told(member)).toBe(1);
  });

  it('控える方、亡くなられた方、同意を取り消した方、選んでいない方には届かない', async () => {
    const silences = ['prompts_held_at = now()', 'bereaved_at = now()', 'is_told_of_check_in = false'];
    const members = await Promise.all(
      [...silences, 'line_user_id = null'].map(() => aNotifiedMember(portal, WANTED)),
    );
    for (const [index, member] of members.entries()) {
      await restFrom(member, dayAgo(60));
      const silence = silences[index];
      if (silence) await setMember(portal, member, silence);
      else await member.call('PUT', '/account/consents/sensitive_data', { is_agreed: false });
    }
    passTo(portal, '10:00');
    for (const member of members) expect(await told(member)).toBe(0);
  });

  it('退会を取り消した方にも、30日のあいだは届かない（G78）', async () => {
    const member = await aNotifiedMember(portal, WANTED);
    await restFrom(member, dayAgo(60));
    await setMember(portal, member, 'withdrawn_at = now()');
    const { database, clock } = portal.dependencies;
    await database.transaction((tx) => readmitMember(tx, member.memberId, clock()));
    passTo(portal, '10:00', 28);
    expect(await told(member)).toBe(0);
    passTo(portal, '10:00');
    passTo(portal, '10:00');
    expect(await told(member)).toBe(1);
  });

  it('待つあいだに書いた場合は届かず、控えた場合は、やめたつぎの日に届く', async () => {
    const [writing, holding] = [await aNotifiedMember(portal, WANTED), await aNotifiedMember(portal, WANTED)];
    for (const member of [writing, holding]) await restFrom(member, dayAgo(60));
    passTo(portal, '10:00');
    await portal.runNoticeJobs();
    await rowsOf(
      portal,
      `insert into treatment_logs select (jsonb_populate_record(null::treatment_logs, jsonb_build_object(
         'id', gen_random_uuid(), 'member_id', '${writing.memberId}', 'log_date', '${todayOf(portal)}',
         'is_visiting_hospital_log', false, 'is_medicine_log', false, 'is_condition_log', false, 'is_life_log', false,
         'is_other_log', true, 'share_with_supporter', false, 'sealed_details', '', 'search_tokens', '[]'::jsonb, 'search_fold', 1,
         'version', 1, 'created_at', now(), 'updated_at', now()))).*`,
    );
    await setMember(portal, holding, 'prompts_held_at = now()');
    expect([(await noticesTo(portal, writing)).length, (await noticesTo(portal, holding)).length]).toEqual([
      0, 0,
    ]);
    await setMember(portal, holding, 'prompts_held_at = null');
    passTo(portal, '10:00');
    expect([await told(writing), await told(holding)]).toEqual([0, 1]);
  });

  it('選んでいるものをもう一度選んだことや、ない印を外したことで、ひと月が延びることはない', async () => {
    const member = await aNotifiedMember(portal, WANTED);
    await restFrom(member, dayAgo(30));
    for (const settings of [WANTED, { is_bereaved: false }]) {
      const answer = await member.call('PUT', '/users/profile', settings);
      expect(answer.statusCode, answer.body).toBe(200);
    }
    passTo(portal, '10:00');
    expect(await told(member)).toBe(1);
  });

  it('夜8時までに送れなかった場合、朝8時ではなく、次の日の10時に届く', async () => {
    const member = await aNotifiedMember(portal, WANTED);
    await restFrom(member, dayAgo(30));
    passTo(portal, '19:30');
    await portal.runNoticeJobs();
    passTo(portal, '20:30');
    expect((await noticesTo(portal, member)).length).toBe(0);
    passTo(portal, '08:01');
    expect((await noticesTo(portal, member)).length).toBe(0);
    passTo(portal, '10:00');
    expect(await told(member)).toBe(1);
  });

  it('10時にサーバーが止まっていた場合、夜8時まで追いかけ、夜になったら次の日に送る', async () => {
    const [day, night] = [await aNotifiedMember(portal, WANTED), await aNotifiedMember(portal, WANTED)];
    await restFrom(day, dayAgo(30));
    await restFrom(night, dayAgo(29));
    passTo(portal, '19:30');
    expect(await told(day)).toBe(1);
    passTo(portal, '20:10');
    expect(await told(night)).toBe(0);
    passTo(portal, '10:00');
    expect(await told(night)).toBe(1);
  });
});
