import type { SearchDocument } from '@hidamari/domain/site-search';
import { GLOSSARY } from '@hidamari/sample-content/glossary';
import { beforeAll, describe, expect, it } from 'vitest';
import { createCachedReader } from '../content/cached-reader.ts';
import { createEmbeddedSource } from '../content/embedded-source.ts';
import { ASKED_AFTER } from './asked-after.fixture.ts';
import { AT_NIGHT } from './asked-at-night.fixture.ts';
import { IN_FORUMS } from './asked-in-forums.fixture.ts';
import { IN_OWN_WORDS } from './asked-in-own-words.fixture.ts';
import { ASKED_IN_REVIEW } from './asked-in-review.fixture.ts';
import { type AskedQuestion, AUDITED } from './asked-questions.fixture.ts';
import { createSiteSearch } from './thread.ts';

const clock = () => new Date('2026-11-29T03:00:00.000Z');
const source = createEmbeddedSource({ clock });
const content = createCachedReader({ source, clock, bundledLegalTexts: [], bundledGlossary: GLOSSARY });
const search = createSiteSearch();
const { value: library } = await content.searchableDocuments();
/** A general member's library. */
const documents = library.filter(({ variants }) => variants.includes('hatch'));
beforeAll(async () => {
  await search.prepare(documents);
  return () => search.close();
});

async function firstFive(typed: string): Promise<SearchDocument[]> {
  const { found } = await search.search(documents, typed);
  return found.slice(0, 5).flatMap((at) => documents[at] ?? []);
}

async function isAnswered({ q, ids = [], title, topics = [], never = [], neverTopics = [] }: AskedQuestion) {
  const five = await firstFive(q);
  const about = ({ topics: its = [] }: SearchDocument) =>
    its.slice(0, 2).some((topic) => topics.includes(topic));
  const helps = five.some((one) => ids.includes(one.id) || title?.test(one.title) || about(one));
  const hurts = five.some((one) => never.includes(one.id) || neverTopics.includes(one.topics?.[0] ?? ''));
  return helps && !hurts;
}

async function shareOf(questions: readonly AskedQuestion[]) {
  const missed: string[] = [];
  for (const question of questions) if (!(await isAnswered(question))) missed.push(question.q);
  return { share: 1 - missed.length / questions.length, missed };
}

describe('人が打つままの言葉で、助けになるページが、初めの五つに入る', () => {
  it.each([
    ['監査で試した言葉', AUDITED, 0.95],
    ['自分の言葉', IN_OWN_WORDS, 0.85],
    ['夜に打つ言葉', AT_NIGHT, 0.85],
    ['公の場で聞かれること', IN_FORUMS, 0.85],
    ['あとから集めた言葉', ASKED_AFTER, 0.95],
    ['はじめて使う人が見つけた、答えの悪い言葉', ASKED_IN_REVIEW, 0.95],
  ] as const)('%s', async (_, questions, least) => {
    const { share, missed } = await shareOf(questions);
    expect(share, missed.join('\n')).toBeGreaterThanOrEqual(least);
  });
});

describe('急ぐかもしれない言葉', () => {
  const URGENT = [
    ...[
      '熱 38度',
      '37.8',
      '夜 熱が出た',
      '血が止まらない',
      '息が苦しい',
      '意識がない',
      '父の意識がない',
      '息が止まりそう',
      '血痰',
    ],
    // A second sign takes nothing away from the first.
    ...[
      'くろいうんちがでた ふらふらする',
      '白血球が少ないのに熱',
      'くちびるが腫れて息がしにくい',
      '歯茎から血が出る',
    ],
    ...[
      'いきができない',
      'むねがいたい',
      'ちがとまらん',
      'おきない へんじがない',
      'おりものに血',
      '尿が赤い',
    ],
    ...['急に片方の手足が動かなくなった', '急に足に力が入らなくなっておしっこが出ない', '激しい頭痛 吐いた'],
    ...[
      '眠ってばかりで起こしても起きない',
      '震えが止まらない 寒い',
      '薬を多く飲みすぎた',
      '意識がもうろうとしてる',
    ],
    // Parts by themselves: beside another symptom the words are less of the whole.
    ...[
      '胸が痛くて 手がしびれる',
      '便に血 おなかが張る',
      '息が苦しくて足もむくんでる',
      '胸が痛くて手がしびれる',
      '急に呼吸が苦しい背中が痛い',
    ],
  ];
  it.each(URGENT)('「%s」', async (typed) => {
    expect((await search.search(documents, typed)).isUrgent).toBe(true);
  });

  const CALM = [
    ...[
      '眠れない',
      'ウィッグ',
      '高額療養費',
      'オプジーボ',
      '眠れなくなった',
      '母が乳がんになった',
      'どうしよう',
    ],
    ...[
      'わからない',
      '涙がとまらない',
      '36.5',
      '体温 35.2',
      '熱はない',
      '熱ない けど だるい',
      '生理が来ない',
    ],
    ...['コーヒー飲んでいい', 'ロキソニン飲んでいい？', '先生が何言ってるかわからん', 'お腹がいたい'],
    ...[
      '37度',
      '看取り 最期の呼吸',
      '犬飼っててもいい? 白血球少ない',
      '平熱',
      '体温',
      '体温計',
      '返事が来ない',
      '熱いお風呂',
      '先生と話がかみ合わない',
      'からだがえらい',
      '子供になんて言えば',
    ],
  ];
  it.each(CALM)('「%s」では、急ぐとしない', async (typed) => {
    expect((await search.search(documents, typed)).isUrgent).toBe(false);
  });
});

describe('さがす糸', () => {
  it('同じ一覧は一度だけ読み、新しい一覧は、読み終わると、そこからさがす', async () => {
    const own = createSiteSearch();
    const [first] = documents;
    if (!first) throw new Error('The sample library is not empty.');
    const one = [{ ...first, id: 'one', title: '新しいページ', text: '', topics: [] }];
    await own.search([first], '新しいページ');
    await own.search(one, '新しいページ');
    await expect.poll(async () => (await own.search(one, '新しいページ')).documents[0]?.id).toBe('one');
    await own.close();
  });

  it('読んでいる間に新しい一覧が来ても、先にたずねた人に答える', async () => {
    const own = createSiteSearch();
    const lists = [0, 1, 2].map((at) => documents.slice(at, at + 30));
    const answers = await Promise.all(lists.map((list) => own.search(list, 'がん')));
    for (const { documents: searched } of answers) expect(searched).toHaveLength(30);
    await own.prepare(lists[0] ?? []);
    await own.close();
  });

  it('止まった糸は、次にさがすときに、また始まる', async () => {
    const own = createSiteSearch();
    const found = async () => (await own.search(documents.slice(0, 5), 'がん')).found.length;
    expect(await found()).toBeGreaterThan(0);
    await own.close();
    expect(await found()).toBeGreaterThan(0);
    expect(own.understandsWords()).toBe(true);
    await own.close();
  });

  it('言葉を分けるしくみを読み込めない場合、二文字ずつでさがし、そうと知らせる', async () => {
    const own = createSiteSearch({ analyser: new URL('./no-such-file.ts', import.meta.url).href });
    const { found } = await own.search(documents.slice(0, 40), '吐き気');
    expect(found.length).toBeGreaterThan(0);
    expect(own.understandsWords()).toBe(false);
    await own.close();
  });

  it('一万字でも、あいだに何が入っていても、答える', async () => {
    for (const typed of ['あ'.repeat(10_000), '\u0000\u202e熱\u200b', '𠮷野家🙂がん', '<b>%_\\"'])
      expect((await search.search(documents, typed)).documents.length).toBe(documents.length);
  });
});
