import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aVisit, type NextVisitsUnderTest, startNextVisits, type Who } from './next-visits.fixture.ts';

let portal: NextVisitsUnderTest;
beforeAll(async () => {
  portal = await startNextVisits();
  return () => portal.close();
});
beforeEach(() => portal.empty());

const fetchFile = (id: string, who: Who | null = 'hanako') =>
  portal.app.inject({
    method: 'GET',
    url: `/files/next-visits/${encodeURIComponent(id)}`,
    headers: { host: 'localhost:3000', ...(who && { cookie: `session=session-${who}` }) },
  });

/** RFC 5545 read anew: unfolded lines as name and value. Throws for a line end that is none. */
function linesOf(file: string): Map<string, string> {
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  const unfolded = file.replace(/\r\n[ \t]/g, '');
  return new Map(
    unfolded.split('\r\n').flatMap((line): [string, string][] => {
      const [, name, value] = /^([^:]+):(.*)$/.exec(line) ?? [];
      return name === undefined || value === undefined ? [] : [[name, value]];
    }),
  );
}

/** The instant of a UTC time of RFC 5545. */
function instantOf(text = ''): string {
  const [, year, month, day, hours, minutes, seconds] =
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(text) ?? [];
  return `${year}-${month}-${day}T${hours}:${minutes}:${seconds}.000Z`;
}

describe('カレンダーのファイル', () => {
  it('時刻のある診察は、日本の時刻のとおりの瞬間から1時間', async () => {
    const { id } = await portal.write({ visit_date: '2026-11-20', visit_time: '08:30' });
    const answer = await fetchFile(id);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-store',
      'content-disposition': `attachment; filename="next-visit.ics"; filename*=UTF-8''${encodeURIComponent('通院の予定.ics')}`,
    });
    const lines = linesOf(answer.body);
    expect(instantOf(lines.get('DTSTART'))).toBe(new Date('2026-11-20T08:30:00+09:00').toISOString());
    expect(instantOf(lines.get('DTEND'))).toBe(new Date('2026-11-20T09:30:00+09:00').toISOString());
    expect(lines.get('UID')).toBe(`next-visit-${id}@localhost`);
    expect(lines.get('SUMMARY')).toBe('通院の予定');
    expect(lines.get('STATUS')).toBe('CONFIRMED');
    expect([...lines.keys()].filter((name) => name.startsWith('TZ') || name.includes('TZID'))).toEqual([]);
  });

  it('時刻のない診察は、その日いちにち', async () => {
    const { id } = await portal.write({ visit_date: '2026-12-31', visit_time: undefined });
    const lines = linesOf((await fetchFile(id)).body);
    expect(lines.get('DTSTART;VALUE=DATE')).toBe('20261231');
    expect(lines.get('DTEND;VALUE=DATE')).toBe('20270101');
    expect(lines.has('DTSTART')).toBe(false);
  });

  it('病院も診療科も聞きたいことも書かない', async () => {
    const { id } = await portal.write({ memo: 'メモ', companion: '娘', purpose: '血液検査' });
    const { body } = await fetchFile(id);
    const unfolded = body.replace(/\r\n[ \t]/g, '');
    for (const words of ['ひなた', '乳腺', 'しびれ', '診察券', 'メモ', '娘', '血液'])
      expect(unfolded).not.toContain(words);
    expect([...linesOf(body).keys()]).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/LOCATION|DESCRIPTION/)]),
    );
  });

  it('どの行も75バイトを越えない', async () => {
    const { id } = await portal.write();
    const { body } = await fetchFile(id);
    const longest = Math.max(...body.split('\r\n').map((line) => Buffer.byteLength(line)));
    expect(longest).toBeLessThanOrEqual(75);
    expect(body.endsWith('END:VCALENDAR')).toBe(true);
  });

  it('日を変えた場合、同じ予定のまま、番号が上がる。なくなった場合、取り消しになる', async () => {
    const { id } = await portal.write();
    const before = linesOf((await fetchFile(id)).body);
    const put = (change: object, version: number) =>
      portal.send('PUT', `/next-visits/${id}`, { body: { ...aVisit(change), version } });
    await put({ visit_date: '2026-11-27' }, 1);
    const after = linesOf((await fetchFile(id)).body);
    expect(after.get('UID')).toBe(before.get('UID'));
    expect(Number(after.get('SEQUENCE'))).toBeGreaterThan(Number(before.get('SEQUENCE')));
    expect(after.get('DTSTART')).toBe('20261127T013000Z');
    await put({ visit_date: '2026-11-27', status: 'changed' }, 2);
    expect(linesOf((await fetchFile(id)).body).get('STATUS')).toBe('CANCELLED');
  });

  it('ほかの人、ログインしていない人、番号でないものには、見つからないと答える', async () => {
    const { id } = await portal.write();
    for (const [asked, who] of [
      [id, 'jiro'],
      [id, null],
      ['99999999-9999-4999-8999-999999999999', 'hanako'],
      ['..', 'hanako'],
      ['\0', 'hanako'],
      ['a'.repeat(200), 'hanako'],
    ] as const) {
      const { statusCode, body } = await fetchFile(asked, who);
      expect(statusCode, asked).toBe(404);
      expect(body).not.toContain('VCALENDAR');
    }
  });
});
