import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  createReadings,
  createSearchIndex,
  foundText,
  foundTitle,
  type SearchDocument,
  searchTerms,
} from './index.ts';

const document = (
  id: string,
  title: string,
  text: string,
  more: Partial<SearchDocument> = {},
): SearchDocument => ({
  kind: 'article',
  id,
  title,
  text,
  publishedAt: '2026-10-01T00:00:00.000Z',
  ...more,
});

const DOCUMENTS = [
  document(
    'tired',
    'だるさがあるときの、家のことの減らし方',
    '治療のあとのだるさは、休んでもとれにくいことがあります。',
  ),
  document(
    'fatigue',
    '倦怠感について、診察で伝えること',
    '「だるい」を、いつから、どんなときに、に分けて伝えると。',
  ),
  document('drug', '薬物療法が始まる前に', '点滴の日の持ちものと、カペシタビンなどの飲み薬の話。'),
  document('work', '仕事を休む前に', '会社の健康保険と、ＣＴ検査の日の休み。'),
  document('term', '生検', '体の一部をとって調べること。', {
    kind: 'word',
    keywords: ['せいけん', 'バイオプシー'],
  }),
  document('news', '「だるさ」の記事を新しくしました', 'お知らせです。', { kind: 'news' }),
];
const index = createSearchIndex(DOCUMENTS);

describe('横線や字体のちがい（G134）', () => {
  const marker = document('marker', '腫瘍マーカーの見かた', 'CA19-9やPD-L1と書かれた紙を、診察で聞くとき。');
  const doctor = document('doctor', '髙﨑先生の話', '葛\u{E0100}城の病院で。');
  const library = createSearchIndex([marker, doctor]);
  const idsOf = (typed: string) => library.find(searchTerms(typed)).map(({ id }) => id);

  it.each(['CA19-9', 'CA19－9', 'CA19−9', 'CA19‐9', 'CA19–9', 'CA19ー9', 'PD−L1', 'ｐｄ－ｌ１'])(
    '「%s」でも見つかり、その場所に印がつく',
    (typed) => {
      expect(idsOf(typed)).toEqual(['marker']);
      expect(foundText(marker.text, searchTerms(typed)).some(({ isMatch }) => isMatch)).toBe(true);
    },
  );

  it.each(['高崎先生', '髙崎', '葛城の病院', '葛\u{E0100}城'])('「%s」でも見つかる', (typed) => {
    expect(idsOf(typed)).toEqual(['doctor']);
  });
});

const { spellingOf } = createReadings([]);
const found = (typed: string, isExact = false) =>
  index
    .find(searchTerms(typed, { isExact }))
    .map(({ id }) => id)
    .join();

describe('かなで打った言葉（G134）', () => {
  const readings = createReadings([
    { word: '遺伝子', kana: 'いでんし' },
    { word: '遺伝', kana: 'いでん' },
    { word: '主治医', kana: 'シュジイ' },
    { word: '体', kana: 'たい' },
    { word: 'だるさ', kana: 'だるさ' },
  ]);
  const others = (typed: string, isExact = false) =>
    searchTerms(typed, { isExact, readings }).map((term) => term.others.join());

  it.each([
    ['いでんし', '遺伝子'],
    ['イデンシ', '遺伝子'],
    ['しごと', '仕事,職場,会社,働く,就労'],
    ['しゅじい', '主治医,担当医,先生,医師'],
    // Still typing: the words alone, without what else they may be called.
    ['しゅじ', '主治医,手術'],
    ['いでん', '遺伝'],
    ['いで', ''],
    // One letter is part of too much.
    ['たい', ''],
    ['遺伝子', ''],
  ])('「%s」の場合、「%s」でもさがす', (typed, expected) => {
    expect(others(typed)).toEqual([expected]);
  });

  it('打ったとおりにさがす場合、読みではさがさない', () => {
    expect(others('いでんし', true)).toEqual(['']);
  });

  it('始まりが同じ言葉は、読みの短いものから四つまでとする', () => {
    const many = ['あ', 'い', 'う', 'え', 'お'].map((end) => ({ word: `漢字${end}`, kana: `かんじ${end}` }));
    expect(createReadings(many).wordsBegunAs('かんじ')).toEqual(['漢字あ', '漢字い', '漢字う', '漢字え']);
  });

  it('見つかった言葉を、書かれているとおりに示せる', () => {
    expect(createReadings([{ word: 'リンパ浮腫', kana: 'りんぱふしゅ' }]).spellingOf('りんぱ浮腫')).toBe(
      'リンパ浮腫',
    );
  });
});

describe('サイトの中をさがす（G134）', () => {
  it.each([
    ['カペシタビン', 'drug'],
    ['かぺしたびん', 'drug'],
    ['ｶﾍﾟｼﾀﾋﾞﾝ', 'drug'],
    ['ct検査', 'work'],
    ['ＣＴ', 'work'],
    ['せいけん', 'term'],
    ['バイオプシー', 'term'],
    ['仕事　保険', 'work'],
    ['仕事 だるさ', ''],
    ['どこにもない言葉', ''],
    ['', ''],
    ['   ', ''],
    ['薬', 'drug'],
  ])('「%s」の場合 %s', (typed, expected) => {
    expect(found(typed)).toBe(expected);
  });

  // @proves call POST /search
  it('似た言葉でも見つかり、打った言葉そのものが題にあるものが先に来る', () => {
    expect(found('だるさ')).toBe('tired,fatigue,news');
    expect(found('倦怠感')).toBe('fatigue,tired,news');
    expect(found('抗がん剤')).toBe('drug');
  });

  it('「その言葉だけ」の場合、似た言葉では見つけない', () => {
    expect(found('抗がん剤', true)).toBe('');
    expect(found('倦怠感', true)).toBe('fatigue');
  });

  it('見つからない場合、近いものをすすめる', () => {
    const near = (typed: string) => index.near(searchTerms(typed), 3).map(({ id }) => id);
    expect(near('休んでもとれないだるさ')).toContain('tired');
    expect(near('ロケットの打ち上げ')).toEqual([]);
    expect(near('あ')).toEqual([]);
  });

  it('似た言葉を、人の書く形で言える', () => {
    const [term] = searchTerms('だるい');
    expect(term?.others.map(spellingOf)).toEqual(['だるさ', '倦怠感', 'けんたい感']);
    expect(spellingOf('かつら')).toBe('かつら');
  });

  it('かな二文字の言い方からは仲間の言葉をさがすが、その言い方は、ほかの言葉の中に多いので、さがさない', () => {
    expect(searchTerms('ケモ')[0]?.others.map(spellingOf)).toContain('抗がん剤');
    expect(searchTerms('抗がん剤')[0]?.others.map(spellingOf)).toEqual([
      '薬物療法',
      '化学療法',
      '抗がん剤治療',
    ]);
    expect(searchTerms('手術')[0]?.others.map(spellingOf)).toEqual(['外科治療']);
  });

  it('どんな言葉でも、答えが返る', () => {
    const typed = fc.string({ unit: 'binary', maxLength: 40 });
    fc.assert(
      fc.property(typed, (text) => {
        const terms = searchTerms(text);
        for (const { text: body } of index.find(terms)) foundText(body, terms);
        index.near(terms, 3);
      }),
    );
  });

  it('文の中から取った二文字より長い言葉は、その文が見つかる', () => {
    const whole = DOCUMENTS[0]?.text ?? '';
    fc.assert(
      fc.property(fc.nat(whole.length - 6), fc.integer({ min: 2, max: 6 }), (start, length) => {
        const word = whole.slice(start, start + length);
        fc.pre(!/\s/.test(word));
        expect(found(word, true).split(',')).toContain('tired');
      }),
    );
  });
});

describe('見つけたところを見せる', () => {
  const shown = (pieces: readonly { text: string; isMatch: boolean }[]) =>
    pieces.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('');

  it('題に印をつける', () => {
    expect(shown(foundTitle('だるさがあるとき', searchTerms('ダルサ')))).toBe('[だるさ]があるとき');
    expect(shown(foundTitle('倦怠感について', searchTerms('だるさ')))).toBe('[倦怠感]について');
  });

  it('文は、見つけたところのまわりだけ', () => {
    const long = `${'前の文です。'.repeat(60)}治療のあとのだるさは、休んでもとれにくい。${'後の文です。'.repeat(60)}`;
    const text = shown(foundText(long, searchTerms('だるさ')));
    expect(text).toContain('治療のあとの[だるさ]は、休んでも');
    expect(text.length).toBeLessThan(90);
    expect(text.startsWith('…')).toBe(true);
  });

  it('文に言葉がない場合、はじめを見せる', () => {
    expect(shown(foundText('短い文', searchTerms('だるさ')))).toBe('短い文');
    expect(shown(foundText('あ'.repeat(100), searchTerms('だるさ')))).toBe(`${'あ'.repeat(60)}…`);
  });
});
