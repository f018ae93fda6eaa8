import { describe, expect, it } from 'vitest';
import { makeMember } from '../../portal-under-test/make-member.fixture.ts';
import { makeStaff } from '../../portal-under-test/make-staff.fixture.ts';
import { type Browser, usePortal } from '../../portal-under-test/portal-under-test.fixture.ts';
import { picture } from '../uploads/pictures.fixture.ts';
import { type ActedFor, getAs, kindsOf } from './concierge.fixture.ts';
import { actFor } from './staff.fixture.ts';

const portal = usePortal();

const LOG = { log_date: '2026-11-01', is_other_log: true };
async function writeLog(
  { browser, accessToken }: ActedFor,
  title: string,
  isShared: boolean,
): Promise<string> {
  const body = { ...LOG, title, other: { text: `${title}の文` }, share_with_supporter: isShared };
  const made = await browser.call('POST', '/treatment-logs', body, accessToken);
  expect(made.statusCode, made.body).toBe(201);
  return made.json().id;
}

describe('治療ログ（G42）', () => {
  it('見せると選ばれた記録でも、画像は数だけが分かり、そのものは読めない（decision 0030）', async () => {
    const member = await makeMember(portal, 'general');
    const given = await getAs(
      member.browser,
      '/inspection-images/presigned-urls?image_count=1',
      member.accessToken,
    );
    const [{ key, put_url }] = given.json().urls;
    const { pathname, search, host } = new URL(put_url);
    const payload = await picture(60, 40).jpeg().toBuffer();
    const headers = { host, 'content-type': 'image/jpeg' };
    await portal.app.inject({ method: 'PUT', url: pathname + search, headers, payload });
    const body = { ...LOG, other: { text: '紙' }, images: [key], share_with_supporter: true };
    const made = await member.browser.call('POST', '/treatment-logs', body, member.accessToken);
    expect(made.json().files, made.body).toHaveLength(1);
    const open = ({ cookies }: Browser) => {
      const cookie = [...cookies].map(([name, { value }]) => `${name}=${value}`).join('; ');
      return portal.app.inject({ url: `/files/${key}`, headers: { host, cookie } });
    };
    const staff = await makeStaff(portal);
    const { bearer } = await actFor(portal, staff, member.phone);
    for (const path of ['/treatment-logs', `/treatment-logs/${made.json().id}`]) {
      const seen = await getAs(staff.browser, path, bearer);
      expect(seen.body).toContain(key);
      expect(seen.body).not.toContain('files');
    }
    expect((await open(staff.browser)).statusCode).toBe(404);
    expect((await open(member.browser)).statusCode).toBe(200);
  });

  // @proves page concierge in a member’s place
  it('「相談員に見せる」を選んだ記録だけがあり、ほかの記録は、一覧にも検索にも数にもない', async () => {
    const member = await makeMember(portal, 'general');
    const shared = await writeLog(member, '見せる日', true);
    const own = await writeLog(member, 'ひみつの日', false);
    const staff = await makeStaff(portal);
    const { bearer } = await actFor(portal, staff, member.phone);
    const read = (path: string) => getAs(staff.browser, path, bearer);

    const list = await read('/treatment-logs');
    expect(list.json()).toMatchObject({ data: [{ id: shared, title: '見せる日' }], meta: { total: 1 } });
    for (const keyword of ['日', 'ひみつの日', '見せる日']) {
      const found = await read(`/treatment-logs?keyword=${encodeURIComponent(keyword)}`);
      const { data, meta } = found.json();
      // The words that were typed are told back to whoever typed them; of the logs nothing is.
      expect(JSON.stringify(data)).not.toContain('ひみつ');
      expect(meta.total).toBe(keyword === 'ひみつの日' ? 0 : 1);
    }
    expect((await read(`/treatment-logs/${shared}`)).statusCode).toBe(200);
    const [hidden, unknown] = [
      await read(`/treatment-logs/${own}`),
      await read(`/treatment-logs/${staffless}`),
    ];
    const told = (answer: typeof hidden) => ({ ...answer.json(), request_id: '' });
    expect([hidden.statusCode, told(hidden)]).toEqual([404, told(unknown)]);
    expect((await read(`/treatment-logs/bulk-get/?ids=${shared}`)).json()).toHaveLength(1);
    expect((await read(`/treatment-logs/bulk-get/?ids=${shared},${own}`)).statusCode).toBe(404);
    expect((await read('/users/me?withTreatmentLogs=1')).json().treatment_logs).toBeUndefined();
    expect(new Set(await kindsOf(member))).toEqual(
      new Set(['profile-read', 'logs-read', 'session-begun', 'member-found']),
    );
    const whole = await getAs(member.browser, '/treatment-logs', member.accessToken);
    expect(whole.json().meta.total).toBe(2);
  });

  it('グラフは、「相談員に見せる」を選んだ記録だけから作る', async () => {
    const member = await makeMember(portal, 'general');
    for (const [key, share_with_supporter] of [
      ['pain', true],
      ['worry', false],
    ] as const) {
      const body = { ...LOG, is_condition_log: true, symptoms: [{ key, today: 2 }], share_with_supporter };
      const made = await member.browser.call('POST', '/treatment-logs', body, member.accessToken);
      expect(made.statusCode, made.body).toBe(201);
    }
    const staff = await makeStaff(portal);
    const { bearer } = await actFor(portal, staff, member.phone);
    const path = '/treatment-logs/charts?from_date=2026-10-24&to_date=2026-11-20';
    const keysOf = (answer: Awaited<ReturnType<typeof getAs>>) =>
      answer.json().symptoms.map(({ key }: { key: string }) => key);
    expect(keysOf(await getAs(staff.browser, path, bearer))).toEqual(['pain']);
    expect(keysOf(await getAs(member.browser, path, member.accessToken))).toEqual(['pain', 'worry']);
    expect(await kindsOf(member)).toContain('logs-read');
  });
  const staffless = '99999999-9999-4999-8999-999999999999';
});
