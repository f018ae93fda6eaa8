import { fieldNamesOf, KNOWN_FIELDS_HEADER } from '@hidamari/contract/known-fields';
import { treatmentLogUpdateBody } from '@hidamari/contract/treatment-logs';
import { describe, expect, it } from 'vitest';
import { FULL_LOG } from '../../../../packages/contract/src/treatment-logs/full-log.fixture.ts';
import { sealJson } from '../encryption/member-encryption.ts';
import { saveLogFile } from '../modules/uploads/index.ts';
import { type MadeMember, makeMember } from '../portal-under-test/make-member.fixture.ts';
import { usePortal } from '../portal-under-test/portal-under-test.fixture.ts';

const portal = usePortal();

/** Calls as a page of ours makes them; `known`: the fields that the page's version has. */
function pageOf({ browser, accessToken }: MadeMember) {
  return async (method: 'GET' | 'POST' | 'PUT', path: string, body?: object, known?: readonly string[]) => {
    const headers = known === undefined ? {} : { [KNOWN_FIELDS_HEADER]: known.join(',') };
    const answer = await browser.call(method, path, body, accessToken, headers);
    expect(answer.statusCode, `${method} ${path}: ${answer.body}`).toBeLessThan(300);
    return answer.json();
  };
}

/** What a newer server has stored: the sealed thing is opened, changed and sealed again. */
async function storeAsNewer(
  memberId: string,
  { table, column, id, context }: { table: string; column: string; id: string; context: string },
  change: (stored: never) => object,
) {
  const { database, encryption } = portal.dependencies;
  const cipher = await encryption.forMember(database, memberId);
  const { rows } = await database.execute(`select ${column} as sealed from ${table} where ${id}`);
  const stored = JSON.parse(cipher.decrypt(String(rows[0]?.sealed), context));
  const sealed = sealJson(cipher, change(stored as never), context);
  await database.execute(`update ${table} set ${column} = '${sealed}' where ${id}`);
  return async () => {
    const now = await database.execute(`select ${column} as sealed from ${table} where ${id}`);
    return JSON.parse(cipher.decrypt(String(now.rows[0]?.sealed), context));
  };
}

const DAY = { log_date: '2026-11-10', is_visiting_hospital_log: true };
const LOG = {
  ...DAY,
  title: '診察の日',
  visit: { department: '外科', explanation: '次は2週間後' },
  is_medicine_log: true,
  medicines: [
    { name: '吐き気止め', dose: '1錠' },
    { name: '痛み止め', note: '食後' },
  ],
};

describe('すべての項目が書いてある記録（記録の行き帰り）', () => {
  it('保存して読みなおし、そのまま保存しても、ひとつも消えない', async () => {
    const person = await makeMember(portal);
    const call = pageOf(person);
    const visit = await call('POST', '/treatment-logs/next-visit-information', { visit_date: '2026-11-30' });
    const { default: sharp } = await import('sharp');
    const file = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'white' } })
      .jpeg()
      .toBuffer();
    const kept = () =>
      saveLogFile(portal.dependencies, { memberId: person.memberId, file, contentType: 'image/jpeg' });
    const [result] = FULL_LOG.test_results;
    const log = {
      ...FULL_LOG,
      log_date: '2026-11-10',
      test_results: [{ ...result, tested_on: '2026-11-09', images: [await kept()] }],
      images: [await kept()],
      next_visit_id: visit.id,
    };
    const made = await call('POST', '/treatment-logs', log);
    expect(made).toMatchObject(log);
    const read = await call('GET', `/treatment-logs/${made.id}`);
    expect(read).toMatchObject(log);
    const saved = await call(
      'PUT',
      `/treatment-logs/${made.id}`,
      { ...log, version: read.version },
      fieldNamesOf(treatmentLogUpdateBody),
    );
    expect(saved).toMatchObject(log);
    expect(await call('GET', `/treatment-logs/${made.id}`)).toMatchObject(log);
  });
});

describe('版のちがうページとサーバー（決定0085）', () => {
  const before = fieldNamesOf(treatmentLogUpdateBody).filter(
    (name) => !['title', 'visit.explanation', 'medicines.note'].includes(name),
  );
  const withoutNew = {
    ...DAY,
    visit: { department: '内科' },
    is_medicine_log: true,
    medicines: [{ name: '痛み止め' }, { name: '吐き気止め', dose: '2錠' }],
  };

  it('前の版のページが保存した場合、そのページが知らない項目は、行の中のものも残る', async () => {
    const call = pageOf(await makeMember(portal));
    const { id, version } = await call('POST', '/treatment-logs', LOG);
    const saved = await call('PUT', `/treatment-logs/${id}`, { ...withoutNew, version }, before);
    expect(saved).toMatchObject({
      title: '診察の日',
      visit: { department: '内科', explanation: '次は2週間後' },
      medicines: [
        { name: '痛み止め', note: '食後' },
        { name: '吐き気止め', dose: '2錠' },
      ],
    });
  });

  it('いまの版のページが空にして保存した場合、消える', async () => {
    const call = pageOf(await makeMember(portal));
    const { id, version } = await call('POST', '/treatment-logs', LOG);
    const known = fieldNamesOf(treatmentLogUpdateBody);
    const saved = await call('PUT', `/treatment-logs/${id}`, { ...withoutNew, version }, known);
    expect(saved.title).toBeUndefined();
    expect(saved.visit).toEqual({ department: '内科' });
    expect(saved.medicines[0]).toEqual({ name: '痛み止め' });
  });

  it('何を知っているかを言わない呼び出しは、いまの版のすべてを決める', async () => {
    const call = pageOf(await makeMember(portal));
    const { id, version } = await call('POST', '/treatment-logs', LOG);
    expect((await call('PUT', `/treatment-logs/${id}`, { ...withoutNew, version })).title).toBeUndefined();
  });

  it('同じ保存が二度届いた場合、前の版のページからでも、一度の保存になる', async () => {
    const call = pageOf(await makeMember(portal));
    const { id, version } = await call('POST', '/treatment-logs', LOG);
    const first = await call('PUT', `/treatment-logs/${id}`, { ...withoutNew, version }, before);
    const again = await call('PUT', `/treatment-logs/${id}`, { ...withoutNew, version }, before);
    expect(again).toEqual(first);
  });

  it('名前でないものが届いた場合、断る', async () => {
    const { browser, accessToken } = await makeMember(portal);
    const answer = await browser.call('PUT', '/contact-threshold', {}, accessToken, {
      [KNOWN_FIELDS_HEADER]: 'a b',
    });
    expect(answer.statusCode).toBe(400);
  });

  describe('新しい版のサーバーが保存したものを、前の版のサーバーが保存した場合、知らない項目は残る', () => {
    it('記録', async () => {
      const person = await makeMember(portal);
      const call = pageOf(person);
      const { id, version } = await call('POST', '/treatment-logs', LOG);
      const place = {
        table: 'treatment_logs',
        column: 'sealed_details',
        id: `id = '${id}'`,
        context: `treatment-log:${id}`,
      };
      const stored = await storeAsNewer(
        person.memberId,
        place,
        ({ visit, medicines, ...log }: typeof LOG) => ({
          ...log,
          aftercare: '氷で冷やす',
          visit: { ...visit, companion: '娘' },
          medicines: medicines.map((medicine) => ({ ...medicine, maker: 'あ社' })),
        }),
      );
      await call('PUT', `/treatment-logs/${id}`, { ...withoutNew, version });
      expect(await stored()).toMatchObject({
        aftercare: '氷で冷やす',
        visit: { department: '内科', companion: '娘' },
        medicines: [
          { name: '痛み止め', maker: 'あ社' },
          { name: '吐き気止め', dose: '2錠', maker: 'あ社' },
        ],
      });
    });

    it('今日の体調のひと押しも、ほかに書いてあるものと、画像を消さない', async () => {
      const person = await makeMember(portal);
      const call = pageOf(person);
      const day = (await call('GET', '/treatment-logs/check-in')).day ?? japanToday();
      await call('PUT', '/treatment-logs/check-in', { day, mood: 1 });
      const [{ id }] = (await call('GET', '/treatment-logs')).data;
      const log = await call('GET', `/treatment-logs/${id}`);
      const { default: sharp } = await import('sharp');
      const file = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'white' } })
        .jpeg()
        .toBuffer();
      const key = await saveLogFile(portal.dependencies, {
        memberId: person.memberId,
        file,
        contentType: 'image/jpeg',
      });
      const withPicture = await call('PUT', `/treatment-logs/${id}`, { ...log, images: [key] });
      const place = {
        table: 'treatment_logs',
        column: 'sealed_details',
        id: `id = '${id}'`,
        context: `treatment-log:${id}`,
      };
      const stored = await storeAsNewer(person.memberId, place, (details: object) => ({
        ...details,
        aftercare: '氷で冷やす',
      }));
      await call('PUT', '/treatment-logs/check-in', { day, mood: 3 });
      expect(await stored()).toMatchObject({ aftercare: '氷で冷やす', life: { mood: 3 } });
      expect((await call('GET', `/treatment-logs/${id}`)).files).toEqual(withPicture.files);
    });

    it('次の診察', async () => {
      const person = await makeMember(portal);
      const call = pageOf(person);
      const visit = { visit_date: '2026-11-30', questions: [{ text: '食事は' }], memo: '早めに出る' };
      const { id, version, questions } = await call('POST', '/treatment-logs/next-visit-information', visit);
      const place = {
        table: 'next_visits',
        column: 'sealed_details',
        id: `id = '${id}'`,
        context: `next-visit:${id}`,
      };
      const stored = await storeAsNewer(person.memberId, place, (details: { questions: object[] }) => ({
        ...details,
        parking: '地下2階',
        questions: details.questions.map((question) => ({ ...question, whom: '看護師' })),
      }));
      const [question] = questions;
      await call('PUT', `/next-visits/${id}`, {
        ...visit,
        memo: undefined,
        version,
        questions: [{ ...question, answer: 'ふつうで' }],
      });
      const after = await stored();
      expect(after).toMatchObject({
        parking: '地下2階',
        questions: [{ whom: '看護師', answer: 'ふつうで' }],
      });
      expect(after).not.toHaveProperty('memo');
      const log = await call('POST', '/treatment-logs', LOG);
      await call('PUT', `/treatment-logs/${log.id}/next-visit-information`, { ...visit, next_visit_id: id });
      expect(await stored()).toMatchObject({ parking: '地下2階' });
    });

    it('病院から言われた目安', async () => {
      const person = await makeMember(portal);
      const call = pageOf(person);
      const card = { hospital_name: 'ひなた総合病院', day_phone: '03-0000-0001', note: '迷ったら電話を' };
      await call('PUT', '/contact-threshold', { ...card, version: 0 });
      const place = {
        table: 'contact_thresholds',
        column: 'sealed_card',
        id: `member_id = '${person.memberId}'`,
        context: `contact-threshold:${person.memberId}`,
      };
      const stored = await storeAsNewer(person.memberId, place, (kept: object) => ({
        ...kept,
        language: '手話',
      }));
      await call('PUT', '/contact-threshold', { ...card, note: undefined, version: 1 });
      const after = await stored();
      expect(after).toMatchObject({ hospital_name: 'ひなた総合病院', language: '手話' });
      expect(after).not.toHaveProperty('note');
    });
  });

  it('登録内容の変更で、同じ診断は同じ行のまま残り、前の版のページが知らない答えも残る', async () => {
    const cancer = {
      cancer_type_id: 'lung',
      stage: 'II',
      is_primary: true,
      treatment_status_id: 'in-treatment',
    };
    const person = await makeMember(portal, 'general', { diagnosed_cancers: [cancer] });
    const call = pageOf(person);
    const rows = async () =>
      (
        await portal.dependencies.database.execute(
          `select id, stage, treatment_status_id from member_cancers where member_id = '${person.memberId}' order by position`,
        )
      ).rows;
    const [stored] = await rows();
    const { treatment_status_id: _, ...known } = cancer;
    const added = { cancer_type_id: 'breast', stage: 'I', is_primary: false };
    const body = { diagnosed_cancers: [{ ...known, stage: 'III' }, added] };
    const names = ['diagnosed_cancers', ...Object.keys(known).map((name) => `diagnosed_cancers.${name}`)];
    await call('PUT', '/users/me', body, names);
    const [kept, made] = await rows();
    expect(kept).toEqual({ ...stored, stage: 'III' });
    expect(made).toMatchObject({ stage: 'I', treatment_status_id: null });
    await call('PUT', '/users/me', { diagnosed_cancers: [{ ...known, stage: 'III' }] });
    expect(await rows()).toEqual([{ ...stored, stage: 'III', treatment_status_id: null }]);
  });
});

function japanToday(): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Tokyo' }).format(portal.dependencies.clock());
}
