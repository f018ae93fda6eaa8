import type { CaseSummary, Consultation, ConsultationMessage } from '@hidamari/contract/consultations';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { Browser, usePortal } from '../../../portal-under-test/portal-under-test.fixture.ts';
import { openCase, send, take } from '../../consultations/consultations.fixture.ts';
import { giveUpPicturesOfCases } from '../../uploads/index.ts';
import { picture } from '../../uploads/pictures.fixture.ts';
import { documentIn, textIn } from '../my-data.fixture.ts';
import {
  aNamedSupporter,
  answeredInquiry,
  aTalker,
  consultationsIn,
  done,
  INQUIRY,
  newKey,
  sentFile,
} from './consultation-export.fixture.ts';
import { CONSULTATION_FIELDS } from './consultation-fields.ts';

const portal = usePortal();

const ARTICLE = { kind: 'article', id: 'before-taking-leave' };
const SERVICES = { kind: 'services', id: 'financial' };
const AT_HOME = {
  article: {
    kind: 'article',
    title: '仕事を休む前に、職場に確かめておきたいこと',
    url: 'http://localhost:3000/articles/before-taking-leave?role=hatch',
  },
  services: {
    kind: 'services',
    title: 'お金を支えるサービス',
    url: 'http://localhost:3000/services?category=financial&role=hatch',
  },
};
const PDF = Buffer.from('%PDF-1.7\n%%EOF\n');

/** Words, pictures, an answer, two summaries and a correction, with all that the member's own pages say of them. */
async function aWholeCase() {
  const [member, supporter] = [await aTalker(portal), await aNamedSupporter(portal, '佐藤')];
  const jpeg = await sentFile(portal, member, await picture(300, 200).jpeg().toBuffer(), 'image/jpeg');
  const pdf = await sentFile(portal, member, PDF, 'application/pdf');
  const { id, number } = await openCase(member, { text: 'はじめの文', pictures: [jpeg, pdf] });
  const closeWith = (title: string, summary: object) =>
    done(supporter, 'POST', `/desk/cases/${id}/close`, {
      title,
      topics: ['life', 'money'],
      summary,
      last_seq: 1_000,
      ...newKey(),
    });
  await take(supporter, id);
  const answer = { text: '=お返事\nです', attached: ARTICLE, ...newKey() };
  const reply = await done<ConsultationMessage>(supporter, 'POST', `/desk/cases/${id}/replies`, answer);
  await closeWith('はじめの名前', {
    concern: '心配なこと',
    talked: '話したこと',
    attached: [ARTICLE, SERVICES],
  });
  const correction = { quote: '心配', text: '気になっている', ...newKey() };
  const first = await done<CaseSummary>(member, 'POST', `/consultations/${id}/corrections`, correction);
  const again = await send(member, id, 'もうひとつ');
  await closeWith('通院と仕事', { concern: '続きのこと', next_step: '人事の方に聞く', attached: [] });
  const stored = await done<Consultation>(member, 'GET', `/consultations/${id}`);
  const { data } = await done<{ data: ConsultationMessage[] }>(
    member,
    'GET',
    `/consultations/${id}/messages`,
  );
  return { member, supporter, number, jpeg, pdf, reply, first, again, stored, opening: data[0] };
}

describe('ご相談の書き出し（G136、G90）', () => {
  // @proves state consultations taken along: contents
  it('やりとり、まとめのすべての版、書き足しが、書かれた順に、会員が読んだとおりに入る', async () => {
    const { member, number, jpeg, pdf, reply, first, again, stored, opening } = await aWholeCase();
    const files = await member.files();
    const document = consultationsIn(files);
    expect(document).toEqual({
      format: 'hidamari-consultations',
      format_version: 1,
      exported_at: documentIn(files).exported_at,
      consultations: [
        {
          number,
          title: '通院と仕事',
          channel: 'chat',
          topics: ['life', 'money'],
          status: 'closed',
          opened_at: stored.opened_at,
          // Closing it with the second summary is the last thing that happened.
          closed_at: stored.summary?.at,
          messages: [
            {
              ...{ seq: 1, author: 'member', staff_name: null, text: 'はじめの文', at: opening?.at },
              attached: null,
              pictures: [`consultation-images/${jpeg}.jpg`, `consultation-images/${pdf}.pdf`],
            },
            {
              ...{ seq: 2, author: 'staff', staff_name: '佐藤', text: '=お返事\nです', at: reply.at },
              attached: AT_HOME.article,
              pictures: [],
            },
            {
              ...{ seq: 3, author: 'member', staff_name: null, text: 'もうひとつ', at: again.at },
              attached: null,
              pictures: [],
            },
          ],
          summaries: [
            {
              ...{ version: 1, staff_name: '佐藤', at: first.at },
              ...{ concern: '心配なこと', talked: '話したこと', next_step: null },
              attached: [AT_HOME.article, AT_HOME.services],
              corrections: [{ at: first.corrections[0]?.at, quote: '心配', text: '気になっている' }],
            },
            {
              ...{ version: 2, staff_name: '佐藤', at: stored.summary?.at },
              ...{ concern: '続きのこと', talked: null, next_step: '人事の方に聞く' },
              attached: [],
              corrections: [],
            },
          ],
        },
      ],
      inquiries: [],
    });
  });

  // @proves state consultations taken along: contents
  it('送った写真と書類は、会員が開くものと同じ中身で入り、治療ログの写真とは別のフォルダーにある', async () => {
    const { member, jpeg, pdf } = await aWholeCase();
    const files = await member.files();
    const names = [`consultation-images/${jpeg}.jpg`, `consultation-images/${pdf}.pdf`];
    expect(Object.keys(files).filter((name) => name.includes('images'))).toEqual(names);
    const shown = await member.browser.ask(`/files/${jpeg}`);
    expect(Buffer.from(files[names[0] ?? ''] ?? []).equals(shown.rawPayload)).toBe(true);
    expect(Buffer.from(files[names[1] ?? ''] ?? []).equals(PDF)).toBe(true);
  });

  it('もうない写真は、番号を知らせ、ほかはすべて入る', async () => {
    const member = await aTalker(portal);
    const key = await sentFile(portal, member, PDF, 'application/pdf');
    const { id } = await openCase(member, { text: '書類です', pictures: [key] });
    await giveUpPicturesOfCases(portal.dependencies.database, [id]);
    const files = await member.files();
    expect(Object.keys(files).filter((name) => name.includes('images'))).toEqual([
      'consultation-images/MISSING.txt',
    ]);
    expect(textIn(files, 'consultation-images/MISSING.txt')).toBe(`\uFEFF${key}\r\n`);
    expect(consultationsIn(files).consultations[0]?.messages).toMatchObject([
      { text: '書類です', pictures: [`consultation-images/${key}.pdf`] },
    ]);
  });

  // @proves state consultations taken along: contents
  it('表は、相談の番号で始まり、計算式として動く文には印がつく（F25）', async () => {
    const { member, number, jpeg, pdf, reply, first, again, stored, opening } = await aWholeCase();
    const files = await member.files();
    const rowsOf = (name: string) => parse(textIn(files, `csv/${name}.csv`), { bom: true });
    const { article, services } = AT_HOME;
    expect(rowsOf('consultations')).toEqual([
      ['相談の番号', '題名', '方法', '内容', '状態', '始まった日時', '終わった日時'],
      [number, '通院と仕事', 'チャット', 'くらし、お金', '終了', stored.opened_at, stored.summary?.at],
    ]);
    expect(rowsOf('consultation-messages')).toEqual([
      ['相談の番号', '順', '日時', '書いた人', '相談員の名前', '文', '写真と書類', '添えたもの'],
      [
        ...[number, '1', opening?.at, 'あなた', '', 'はじめの文'],
        ...[`consultation-images/${jpeg}.jpg\nconsultation-images/${pdf}.pdf`, ''],
      ],
      [number, '2', reply.at, '相談員', '佐藤', "'=お返事\nです", '', `${article.title} ${article.url}`],
      [number, '3', again.at, 'あなた', '', 'もうひとつ', '', ''],
    ]);
    const beside = `${article.title} ${article.url}\n${services.title} ${services.url}`;
    const corrected = first.corrections[0]?.at;
    expect(rowsOf('consultation-summaries').slice(1)).toEqual([
      [number, '1', first.at, '相談員', '佐藤', '心配なこと', '話したこと', '', beside, '', ''],
      [number, '1', corrected, 'あなた', '', '', '', '', '', '心配', '気になっている'],
      [number, '2', stored.summary?.at, '相談員', '佐藤', '続きのこと', '', '人事の方に聞く', '', '', ''],
    ]);
  });

  it.each([
    ['insurance', 'chat', 'http://localhost:3000', '?role=aflac'],
    ['general', 'chat', 'http://localhost:3000', '?role=hatch'],
    ['chofu', 'mail', 'http://chofu.localhost:3000', ''],
  ] as const)(
    '%sの会員も、自分のサイトのアドレスで受け取る',
    async (entrance, channel, origin, programme) => {
      const [member, supporter] = [await aTalker(portal, entrance), await aNamedSupporter(portal, '鈴木')];
      const { id } = await openCase(member);
      await take(supporter, id);
      const answer = { text: 'ご覧ください。', attached: ARTICLE, ...newKey() };
      await done(supporter, 'POST', `/desk/cases/${id}/replies`, answer);
      expect(consultationsIn(await member.files()).consultations).toMatchObject([
        {
          channel,
          title: 'くらしのご相談',
          status: 'answered',
          closed_at: null,
          messages: [
            { seq: 1 },
            {
              seq: 2,
              attached: { ...AT_HOME.article, url: `${origin}/articles/before-taking-leave${programme}` },
            },
          ],
          summaries: [],
        },
      ]);
    },
  );

  it('電話のご相談も、やりとりがないまま入る', async () => {
    const [member, supporter] = [await aTalker(portal), await aNamedSupporter(portal, '鈴木')];
    const { token } = await done<{ token: string }>(member, 'GET', '/find-me/issue-token');
    const opened = { talk_number: token, topics: ['money'] };
    const { number } = await done<{ number: string }>(supporter, 'POST', '/desk/cases', opened);
    expect(consultationsIn(await member.files()).consultations).toMatchObject([
      { number, channel: 'phone', title: 'お金のご相談', status: 'working', messages: [], summaries: [] },
    ]);
  });

  // @proves state consultations taken along: kept back
  it('病気についての情報の同意を取り消した場合、画面では読めて、ZIPは渡さない', async () => {
    const member = await aTalker(portal);
    const { id } = await openCase(member);
    const path = await member.preparedPath();
    await member.prove();
    await done(member, 'PUT', '/account/consents/sensitive_data', { is_agreed: false });
    expect((await member.download(path)).json().name).toBe('CONSENT_WITHDRAWN');
    expect((await done<Consultation>(member, 'GET', `/consultations/${id}`)).id).toBe(id);
  });
});

describe('お問い合わせの書き出し（G121）', () => {
  // @proves state consultations taken along: contents
  it('会員が送ったものと、メールのお返事が入る。同じアドレスでも、ログインせずに送ったものは入らない', async () => {
    const [member, supporter] = [await aTalker(portal), await aNamedSupporter(portal, '佐藤')];
    const { email } = member;
    const answer = { by: 'mail', text: '印刷は、記録の画面からできます。' };
    const made = await answeredInquiry(member, supporter, { ...INQUIRY, email }, answer);
    const { receipt_number, due_on, created_at, answered_at } = made;
    const visitor = new Browser(portal.app);
    const unsigned = await visitor.call('POST', '/email/inquiry', { ...INQUIRY, email });
    expect(unsigned.statusCode, unsigned.body).toBe(201);
    const files = await member.files();
    const { agreed: _, ...form } = INQUIRY;
    expect(consultationsIn(files).inquiries).toEqual([
      {
        ...{ ...form, receipt_number, due_on, email, type: 'contact', background: null },
        ...{ created_at, answered_at, answer },
      },
    ]);
    expect(parse(textIn(files, 'csv/inquiries.csv'), { bom: true }).slice(1)).toEqual([
      [
        ...[receipt_number, created_at, 'お問い合わせ', '使い方'],
        ...['日向 花子', 'ヒナタ ハナコ', email, "'09000000001", 'ご家族', INQUIRY.message, ''],
        ...['メールで返事がほしい', due_on, answered_at, 'メール', answer.text],
      ],
    ]);
  });
});

// @proves state consultations taken along: contents
it('JSONのどの項目も、README.txtに説明がある', async () => {
  const { member, supporter } = await aWholeCase();
  await answeredInquiry(member, supporter, INQUIRY, { by: 'mail', text: 'お返事' });
  const files = await member.files();
  const { consultations, inquiries } = consultationsIn(files);
  expect([...new Set(namesIn({ consultations, inquiries }))].toSorted()).toEqual(
    CONSULTATION_FIELDS.map(([name]) => name).toSorted(),
  );
  const readme = textIn(files, 'README.txt');
  for (const [name, meaning] of CONSULTATION_FIELDS) {
    expect(readme).toContain(`\r\n  ${name}：${meaning}\r\n`);
  }
  expect(readme).toContain('\r\nconsultation-images/\r\n');
});

/** Dotted names of everything in a document; a list is `[]`. */
function namesIn(value: unknown, at = ''): string[] {
  if (Array.isArray(value)) return [`${at}[]`, ...value.flatMap((item) => namesIn(item, `${at}[]`))];
  if (typeof value !== 'object' || value === null) return [at];
  const inner = Object.entries(value).flatMap(([name, one]) =>
    namesIn(one, at === '' ? name : `${at}.${name}`),
  );
  return at === '' ? inner : [at, ...inner];
}
