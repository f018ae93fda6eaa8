import { readLog, treatmentLogFields } from '@hidamari/contract/treatment-logs';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { makeStaff } from '../../portal-under-test/make-staff.fixture.ts';
import { Browser, usePortal } from '../../portal-under-test/portal-under-test.fixture.ts';
import { logIn } from '../identity/sign-up.fixture.ts';
import { aSharedLog, comment, write } from '../log-comments/log-comments.fixture.ts';
import { actFor } from '../staff/staff.fixture.ts';
import { treatmentLogs } from '../treatment-logs/treatment-logs.table.ts';
import { aLog, callsOf, dataOwner, documentIn, textIn } from './my-data.fixture.ts';
import { DOCUMENTED_LOG_FIELDS } from './readme/log-fields.ts';
import { sentPicture } from './sent-picture.fixture.ts';

const portal = usePortal();
const HOUR = 3_600;

describe('ダウンロードの準備（G136）', () => {
  it('パスワードを示していない場合、断る', async () => {
    const { prepare } = await dataOwner(portal);
    expect((await prepare()).json().name).toBe('FORBIDDEN');
  });

  // @proves call POST /my-data/exports
  it('パスワードが違う場合、断る。正しければ、24時間のリンクを一度だけ用意する', async () => {
    const { prove, prepare, phone } = await dataOwner(portal);
    expect((await prove('chigau-password-1')).json().name).toBe('CREDENTIALS_WRONG');
    expect((await prepare()).statusCode).toBe(403);
    await prove();
    const prepared = await prepare();
    expect([prepared.statusCode, prepared.headers['cache-control']]).toEqual([201, 'no-store']);
    const { path, file_name, expires_at } = prepared.json();
    expect(file_name).toMatch(/^hidamari-my-data-\d{4}-\d\d-\d\d\.zip$/);
    const hours = (Date.parse(expires_at) - portal.dependencies.clock().getTime()) / 3_600_000;
    expect(hours).toBeCloseTo(24, 1);
    expect(path).toMatch(/^\/my-data\/exports\/[0-9a-f-]{36}\?expires=\d+&signature=[\w-]{43}$/);
    expect(path).not.toContain(phone.slice(1));
    // The proof is used up: the next one asks again.
    expect((await prepare()).statusCode).toBe(403);
  });

  it('違うパスワードを試しつづけた場合、待ってもらう', async () => {
    const { prove } = await dataOwner(portal);
    const names: string[] = [];
    for (let tries = 0; tries < 12; tries += 1) names.push((await prove('chigau-password-1')).json().name);
    expect(names.at(-1)).toBe('PASSWORD_WAIT');
  });

  // @proves call POST /my-data/exports
  it('代行の相談員には、何も用意せず、読み込みもさせない（G42）', async () => {
    const owner = await dataOwner(portal);
    const staff = await makeStaff(portal, 'concierge');
    const { bearer } = await actFor(portal, staff, owner.phone);
    const acting = callsOf({ browser: staff.browser, accessToken: bearer });
    expect((await acting.call('GET', '/my-data')).statusCode).toBe(403);
    expect((await acting.prepare()).statusCode).toBe(403);
    expect((await acting.call('POST', '/my-data/imports', { logs: [aLog()] })).statusCode).toBe(403);
    const path = await owner.preparedPath();
    expect((await acting.download(path)).statusCode).toBe(404);
  });

  // @proves call GET /my-data
  it('画面は、何件の記録がいつからいつまであるかを示す', async () => {
    const { call, write } = await dataOwner(portal);
    expect((await call('GET', '/my-data')).json()).toEqual({ logs: 0, first_day: null, last_day: null });
    for (const log_date of ['2026-03-01', '2025-12-24', '2026-02-11']) await write(aLog({ log_date }));
    expect((await call('GET', '/my-data')).json()).toEqual({
      logs: 3,
      first_day: '2025-12-24',
      last_day: '2026-03-01',
    });
  });
});

describe('ダウンロード（G136）', () => {
  it('本人の場合、名前のついたZIPとして渡し、どこにも残さない', async () => {
    const { preparedPath, download } = await dataOwner(portal);
    const answer = await download(await preparedPath());
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'cache-control': 'private, no-store',
      'content-disposition': expect.stringMatching(/^attachment; filename="hidamari-my-data-.*\.zip"$/),
    });
  });

  // @proves call POST /my-data/exports
  it('ほかの会員、ログインしていない人、変えたアドレスの場合、どれも同じに404で答える', async () => {
    const [owner, other] = [await dataOwner(portal), await dataOwner(portal)];
    const path = await owner.preparedPath();
    const theirs = await other.preparedPath();
    const [id, query] = path.slice('/my-data/exports/'.length).split('?');
    const changed = [
      `/my-data/exports/${id}`,
      `/my-data/exports/${id}?expires=9999999999999&${query?.split('&')[1]}`,
      `/my-data/exports/99999999-9999-4999-8999-999999999999?${query}`,
      `${path}&signature=x`,
      `/my-data/exports/%00?${query}`,
      theirs,
    ];
    const statuses = await Promise.all(changed.map(async (at) => (await owner.download(at)).statusCode));
    expect(statuses).toEqual(changed.map(() => 404));
    expect((await other.download(path)).statusCode).toBe(404);
    expect((await new Browser(portal.app).ask(path)).statusCode).toBe(404);
    expect((await owner.download(path)).statusCode).toBe(200);
  });

  // @proves call POST /my-data/exports
  it('ログインし直しても24時間は使え、過ぎると使えない', async () => {
    const owner = await dataOwner(portal);
    const path = await owner.preparedPath();
    const after = async (hours: number) => {
      portal.pass(hours * HOUR);
      const browser = new Browser(portal.app);
      const { answer } = await logIn(portal, browser, { identifier: owner.phone });
      expect(answer?.statusCode, answer?.body).toBe(200);
      return (await browser.ask(path)).statusCode;
    };
    expect(await after(23)).toBe(200);
    expect(await after(1.5)).toBe(404);
  });

  it('病気についての情報の同意を取り消した場合、すぐに渡さなくなる', async () => {
    const owner = await dataOwner(portal);
    const path = await owner.preparedPath();
    await owner.prove();
    await owner.call('PUT', '/account/consents/sensitive_data', { is_agreed: false });
    const refused = await Promise.all([
      owner.download(path),
      owner.prepare(),
      owner.call('GET', '/my-data'),
      owner.call('POST', '/my-data/imports', { logs: [aLog()] }),
    ]);
    expect(refused.map((answer) => answer.json().name)).toEqual(refused.map(() => 'CONSENT_WITHDRAWN'));
  });

  it('退会した場合、渡さない', async () => {
    const owner = await dataOwner(portal);
    const path = await owner.preparedPath();
    const before = new Map(owner.browser.cookies);
    await owner.call('POST', '/unsubscribe', { present_password: 'hinata-no-niwa-27' });
    for (const [name, cookie] of before) owner.browser.cookies.set(name, cookie);
    expect((await owner.download(path)).statusCode).toBe(404);
  });

  it('何度もくり返した場合、待ってもらう', async () => {
    const owner = await dataOwner(portal);
    const path = await owner.preparedPath();
    const statuses: number[] = [];
    for (let tries = 0; tries < 31; tries += 1) statuses.push((await owner.download(path)).statusCode);
    expect([statuses[0], statuses.at(-1)]).toEqual([200, 429]);
  });
});

describe('ZIPの中身（G136）', () => {
  it('説明、JSON、表、FHIRが入り、JSONは書いたとおりの記録を古い順に持つ。ごみ箱の記録は入らない', async () => {
    const owner = await dataOwner(portal);
    const later = await owner.write(aLog({ log_date: '2026-03-05', title: 'あと' }));
    const earlier = await owner.write(aLog({ log_date: '2026-02-05', title: 'まえ' }));
    const gone = await owner.write(aLog({ title: '消した' }));
    await owner.call('DELETE', `/treatment-logs/${gone.id}`);
    const files = await owner.files();
    expect(Object.keys(files)).toEqual([
      'README.txt',
      'hidamari-my-data.json',
      'csv/logs.csv',
      'csv/medicines.csv',
      'csv/symptoms.csv',
      'csv/measurements.csv',
      'csv/test-results.csv',
      'csv/treatments.csv',
      'fhir-bundle.json',
      'hidamari-consultations.json',
      'csv/consultations.csv',
      'csv/consultation-messages.csv',
      'csv/consultation-summaries.csv',
      'csv/inquiries.csv',
    ]);
    const document = documentIn(files);
    expect(document).toMatchObject({
      format: 'hidamari-my-data',
      format_version: 1,
      exported_at: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
      profile: { last_name: '山田', birthday: '1970-05-05' },
    });
    expect(document.logs).toEqual([earlier, later]);
    expect(JSON.stringify(document)).not.toContain(owner.email);
    expect(textIn(files, 'csv/logs.csv').split('\r\n')).toHaveLength(4);
    expect(JSON.parse(textIn(files, 'fhir-bundle.json')).entry).toHaveLength(5);
  });

  it('記録が1件もない場合も、読めるZIPになる', async () => {
    const files = await (await dataOwner(portal)).files();
    expect(documentIn(files).logs).toEqual([]);
    expect(JSON.parse(textIn(files, 'fhir-bundle.json')).entry).toHaveLength(1);
  });

  it('診察の準備と、病院から言われた目安も入り、ほかの会員のものは入らない', async () => {
    const [owner, other] = [await dataOwner(portal), await dataOwner(portal)];
    const visit = { visit_date: '2026-12-01', hospital: 'ひなた病院', questions: [{ text: '次の検査は' }] };
    const card = { hospital_name: 'ひなた病院', day_phone: '0300000000', rules: [], version: 0 };
    const asked = [
      await owner.call('POST', '/treatment-logs/next-visit-information', visit),
      await owner.call('PUT', '/contact-threshold', card),
    ];
    expect(asked.map(({ statusCode }) => statusCode)).toEqual([201, 200]);
    expect(await owner.document()).toMatchObject({
      next_visits: [{ visit_date: '2026-12-01', questions: [{ text: '次の検査は' }] }],
      contact_threshold: { hospital_name: 'ひなた病院', day_phone: '0300000000' },
    });
    expect(await other.document()).toMatchObject({ next_visits: [], contact_threshold: null });
  });

  it('画面に出たご案内と、押した「あとで」も、本人のものだけが入る（G20・G77）', async () => {
    const [owner, other] = [await dataOwner(portal), await dataOwner(portal)];
    await owner.call('POST', '/viewed-popups', { popup_id: 8, contents_id: 'grief' });
    await owner.call('POST', '/popup-restraint-flags', { popup_id: 14 });
    await other.call('POST', '/viewed-popups', { popup_id: 3 });
    const at = expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
    expect(await owner.document()).toMatchObject({
      profile: { is_bereaved: false },
      prompts: {
        shown: [{ name: 'おすすめ記事・乳がん', contents_id: 'grief', shown_at: at }],
        put_off: [{ name: 'LINE連携', times: 1, until: at }],
      },
    });
    const files = await owner.files();
    expect(textIn(files, 'README.txt')).toContain('prompts.shown[].shown_at：出た日時');
  });

  it('LINEといつ連携し、友だちかどうかも入る。連携していない方と、ほかの方の連携は、入らない（G54・G136）', async () => {
    const [owner, other] = [await dataOwner(portal), await dataOwner(portal)];
    await portal.dependencies.database.execute(
      `update base_accounts set line_user_id = 'U-${owner.email}', line_linked_at = '2026-11-19T01:02:03Z', is_line_friend = false
       where email = '${owner.email}'`,
    );
    expect((await owner.document()).profile).toMatchObject({
      line_user_id: `U-${owner.email}`,
      line_linked_at: '2026-11-19 10:02:03',
      is_line_friend: false,
    });
    expect((await other.document()).profile).toMatchObject({
      line_user_id: null,
      line_linked_at: null,
      is_line_friend: null,
    });
  });

  // @proves state comment: erased, moved, exported
  it('相談員のコメントも、その記録に入り、読み込みのじゃまをしない', async () => {
    const { member, supporter, log, caseId } = await aSharedLog(portal);
    const written = await comment(supporter, { caseId, logId: log.id }, '次の診察で、見せてみませんか。');
    await write(member, { log_date: '2026-03-04' });
    const owner = callsOf(member);
    const { logs } = await owner.document();
    expect(logs.map((row) => ('comments' in row ? row.comments : null))).toEqual([[written], null]);
    expect(await owner.restore(logs)).toMatchObject([
      { outcome: 'already_there' },
      { outcome: 'already_there' },
    ]);
  });

  it('多くの記録がある場合も、ほかの会員の記録をまぜず、一つも落とさない', async () => {
    const [owner, other] = [await dataOwner(portal), await dataOwner(portal)];
    await other.write(aLog({ title: 'ほかの人' }));
    const logs = Array.from({ length: 230 }, (_, place) => ({
      ...aLog({ title: `${place}番目` }),
      id: idOf(place),
    }));
    await owner.restore(logs);
    const files = await owner.files();
    expect(documentIn(files).logs.map(({ title }) => title)).toEqual(logs.map(({ title }) => title));
    expect(textIn(files, 'csv/logs.csv').split('\r\n')).toHaveLength(232);
  });

  it('記録と検査につけた写真は、その番号の名前で入り、開ける', async () => {
    const owner = await dataOwner(portal);
    const [ofLog, ofTest] = [
      await sentPicture(portal, owner, 600, 400),
      await sentPicture(portal, owner, 300, 500),
    ];
    await owner.write(aLog({ images: [ofLog], test_results: [{ type: 1, images: [ofTest] }] }));
    const files = await owner.files();
    const pictures = Object.keys(files).filter((name) => name.startsWith('images/'));
    expect(pictures).toEqual([`images/${ofLog}.jpg`, `images/${ofTest}.jpg`]);
    const sizes = pictures.map((name) => sharp(files[name]).metadata());
    expect(await Promise.all(sizes)).toMatchObject([
      { width: 600, height: 400 },
      { width: 300, height: 500 },
    ]);
    expect(textIn(files, 'README.txt')).toContain('images');
  });

  it('もうない写真は、番号を知らせ、ほかはすべて入る', async () => {
    const owner = await dataOwner(portal);
    const log = await owner.write(aLog());
    await namePictures(log.id, ['11111111-2222-4333-8444-555555555555']);
    // Nobody keeps a file under this number: the export is whole without it.
    const files = await owner.files();
    expect(Object.keys(files).filter((name) => name.startsWith('images/'))).toEqual(['images/MISSING.txt']);
    expect(textIn(files, 'images/MISSING.txt')).toContain('11111111-2222-4333-8444-555555555555');
    expect((await owner.document()).logs[0]?.images).toEqual(['11111111-2222-4333-8444-555555555555']);
  });
});

describe('README', () => {
  it('JSONのどの項目も、説明がある', () => {
    const documented = DOCUMENTED_LOG_FIELDS.map(([name]) => name);
    expect(documented.toSorted()).toEqual(namesIn(readLog).toSorted());
    expect(namesIn(treatmentLogFields).length).toBeGreaterThan(50);
  });

  it('Windowsでも読める文字と改行で、すべてのファイルの説明がある', async () => {
    const files = await (await dataOwner(portal)).files();
    const text = textIn(files, 'README.txt');
    expect(text.startsWith('\uFEFF')).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const name of Object.keys(files).slice(1)) expect(text).toContain(`\r\n${name}\r\n`);
    for (const [name, meaning] of DOCUMENTED_LOG_FIELDS)
      expect(text).toContain(`\r\n  ${name}：${meaning}\r\n`);
    expect(text).toContain('profile.last_name：姓');
    const { profile } = documentIn(files);
    for (const name of Object.keys(profile)) expect(text).toContain(`\r\n  profile.${name}：`);
    expect(text).toContain('profile.line_linked_at：LINEと連携した日時');
    expect(text).toContain('profile.is_line_friend：このサービスのLINEを、友だちに追加しているか');
    // What is in the document is not said to be left out.
    expect(Object.hasOwn(profile, 'notice_channel')).toBe(true);
    expect(text).not.toContain('お知らせの設定');
  });
});

const idOf = (place: number) => `${String(place).padStart(8, '0')}-1111-4111-8111-111111111111`;

/** Writes keys into a stored log, as the pages for pictures do. */
async function namePictures(id: string, images: string[]): Promise<void> {
  const { database, encryption } = portal.dependencies;
  const [row] = await database.select().from(treatmentLogs).where(eq(treatmentLogs.id, id));
  if (!row) throw new Error('no such log');
  const cipher = await encryption.forMember(database, row.member_id);
  const context = `treatment-log:${id}`;
  const details = { ...JSON.parse(cipher.decrypt(row.sealed_details, context)), images };
  const sealed_details = cipher.encrypt(JSON.stringify(details), context);
  await database.update(treatmentLogs).set({ sealed_details }).where(eq(treatmentLogs.id, id));
}

/** Dotted names of every field of a schema; a list is `[]`. */
function namesIn(schema: unknown, at = ''): string[] {
  const inner = bare(schema);
  if (inner instanceof z.ZodArray) return [`${at}[]`, ...namesIn(inner.element, `${at}[]`).slice(1)];
  if (!(inner instanceof z.ZodObject)) return [at];
  const fields = Object.entries(inner.shape).flatMap(([name, field]) =>
    namesIn(field, at === '' ? name : `${at}.${name}`),
  );
  return at === '' ? fields : [at, ...fields];
}

function bare(schema: unknown): unknown {
  const isWrapped =
    schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodNullable;
  return isWrapped ? bare(schema.unwrap()) : schema;
}
