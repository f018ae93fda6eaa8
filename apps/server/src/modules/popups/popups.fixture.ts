import { japanDay } from '@hidamari/domain/japanese-dates';
import { expect } from 'vitest';
import type { PortalUnderTest } from '../../portal-under-test/portal-under-test.fixture.ts';
import { aMember, type Member } from '../consultations/consultations.fixture.ts';
import type { Entrance } from '../identity/sign-up.fixture.ts';

/** What tests of pop-ups do and look at. */
export function popupsOf(portal: PortalUnderTest) {
  const execute = (query: string) => portal.dependencies.database.execute(query);

  const popupOn = async (member: Member, path: string) => {
    const answer = await member.call('GET', `/popups?page_path=${encodeURIComponent(path)}`);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json().data;
  };
  const idOn = async (member: Member, path: string) => (await popupOn(member, path))?.id ?? null;

  async function send(member: Member, path: string, body: object): Promise<void> {
    const answer = await member.call('POST', path, body);
    expect(answer.statusCode, answer.body).toBeLessThan(300);
  }
  const shown = (member: Member, popup_id: number) => send(member, '/viewed-popups', { popup_id });
  const putOff = (member: Member, popup_id: number) => send(member, '/popup-restraint-flags', { popup_id });

  /** Whatever is kept of pop-ups, profiles and logs lies so much further back: as if that time had passed. */
  async function letHoursPass(hours: number): Promise<void> {
    const back = `interval '${hours} hours'`;
    const days = Math.floor(hours / 24);
    await execute(`update popup_showings set shown_at = shown_at - ${back}`);
    for (const form of ['YYYY', 'YYYY-MM']) {
      await execute(
        `update popup_showings set occasion = to_char(shown_at, '${form}') where length(occasion) = ${form.length}`,
      );
    }
    await execute(
      `update popup_showings set occasion = (occasion::date - ${days})::text where length(occasion) = 10`,
    );
    await execute(`update popup_restraints set until = until - ${back}`);
    await execute(
      `update members set created_at = created_at - ${back}, updated_at = updated_at - ${back}, check_in_rest_from = check_in_rest_from - ${days}`,
    );
    await execute(
      `update treatment_logs set log_date = log_date - ${days}, updated_at = updated_at - ${back}`,
    );
    await execute(`update next_visits set visit_date = visit_date - ${days}`);
  }
  const letDaysPass = (days: number) => letHoursPass(days * 24);

  const today = () => japanDay(portal.dependencies.clock());
  const saveLog = (member: Member, change: object = {}) =>
    send(member, '/treatment-logs', {
      log_date: today(),
      is_other_log: true,
      other: { text: '散歩をしました' },
      ...change,
    });

  /** A member who has been welcomed long ago: whatever comes is not the first. */
  async function aKnownMember(entrance?: Entrance): Promise<Member> {
    const member = await aMember(portal, entrance);
    await shown(member, 1);
    await letDaysPass(2);
    return member;
  }

  return {
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
  };
}
