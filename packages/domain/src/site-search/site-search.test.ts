import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { TopicId } from '../topics/index.ts';
import {
  analyseByPieces,
  createLibraryReader,
  createTopicFinder,
  foundText,
  foundTitle,
  type SearchDocument,
  type TopicPhrase,
} from './index.ts';

const phrase = (text: string, topic: TopicId, more: Partial<TopicPhrase> = {}): TopicPhrase => ({
  ...{ text, topics: [topic], isName: false, isShown: false },
  ...more,
});

const PHRASES = [
  phrase('倦怠感', 'fatigue', { isShown: true }),
  phrase('だるい', 'fatigue'),
  phrase('しんどい', 'fatigue'),
  phrase('発熱', 'fever', { isShown: true }),
  phrase('熱が出た', 'fever'),
  phrase('体温', 'fever'),
  phrase('発熱', 'fever'),
  phrase('退会', 'leaving', { isShown: true }),
  phrase('仕事 辞めたい', 'quitting-work'),
  phrase('治療 やめたい', 'stopping-treatment'),
  phrase('亡くなった', 'grief'),
  phrase('カロナール', 'fever', { isName: true, topics: ['supportive-medicines', 'fever'] }),
];

const document = (
  id: string,
  title: string,
  topics: readonly TopicId[],
  more: Partial<SearchDocument> = {},
): SearchDocument => ({
  ...{ kind: 'article', id, title, topics, text: `${title}のことを、ここに書いています。` },
  publishedAt: '2026-10-01T00:00:00.000Z',
  ...more,
});

const DOCUMENTS = [
  document('fatigue', '休んでも取れない疲れ', ['fatigue']),
  document('fatigue-story', '疲れとくらした一年', ['fatigue'], { kind: 'story' }),
  document('fever', '治療中に熱があるとき', ['fever']),
  document('temperature-log', '体温をつける', ['treatment-log', 'fever'], {
    text: '毎朝の体温を、治療ログにつけます。熱が出た日も、つけられます。',
  }),
  document('leaving', '退会したら、記録はどうなりますか', ['leaving'], { kind: 'faq' }),
  document('quit', '仕事を続けるか迷うとき', ['quitting-work']),
  document('stop', '治療を休みたいとき', ['stopping-treatment']),
  document('grief', '大切な人を亡くしたあとに', ['grief'], { text: '食べられない日が続くことがあります。' }),
  document('eating', '食べられないとき', ['appetite-loss']),
  document('marker', '腫瘍マーカーの見かた', [], { text: 'CA19-9やPD-L1と書かれた紙を、診察で聞くとき。' }),
  document('doctor', '髙﨑先生の話', [], {
    text: '葛\u{E0100}城の病院で、主治医と話しました。',
    readings: [{ word: '主治医', kana: 'しゅじい' }],
  }),
  document('night', 'がんと言われた日の夜に', ['just-told']),
];

function engineOf(documents: readonly SearchDocument[], phrases: readonly TopicPhrase[] = PHRASES) {
  const topics = createTopicFinder(phrases, analyseByPieces);
  const reading = createLibraryReader({ topics, analyse: analyseByPieces }).begin();
  for (const one of documents) reading.add(one);
  return reading.engine();
}

const engine = engineOf(DOCUMENTS);
const idsOf = (places: readonly number[]) => places.map((at) => DOCUMENTS[at]?.id);
const found = (typed: string, isExact = false) => idsOf(engine.search(typed, { isExact }).found);

describe('言葉が指すこと（話題）', () => {
  it('題名にない言い方でも、そのことのページが先頭に来て、ほかに何でさがしたかを伝える', () => {
    expect(found('しんどい')[0]).toBe('fatigue');
    expect(engine.search('しんどい').also).toEqual(['倦怠感']);
  });

  it('同じことのページでは、記事が体験談より先に来る', () => {
    expect(found('だるい').slice(0, 2)).toEqual(['fatigue', 'fatigue-story']);
  });

  it.each([
    ['治療 やめたい', 'stop'],
    ['仕事 辞めたい', 'quit'],
  ])('「%s」に、退会のページを出さない', (typed, first) => {
    expect(found(typed)[0]).toBe(first);
    expect(found(typed)).not.toContain('leaving');
  });

  it('退会と、亡くした人のことは、それをさがす人にだけ出す', () => {
    expect(found('退会')[0]).toBe('leaving');
    expect(found('亡くなった')[0]).toBe('grief');
    expect(found('食べられない')).toContain('eating');
    expect(found('食べられない')).not.toContain('grief');
  });
});

describe('いくつものことを指す言葉', () => {
  const ways = [
    ...Array.from({ length: 6 }, (_, at) => document(`drug-${at}`, `抗がん剤の話${at}`, ['chemotherapy'])),
    document('leave', '職場に、病気のことを話す前に', ['sick-leave']),
    ...Array.from({ length: 6 }, (_, at) => document(`wig-${at}`, `ウィッグの話${at}`, ['wigs'])),
    document('drive', '運転を控える日', ['driving']),
  ];
  const phrases = [
    phrase('抗がん剤', 'chemotherapy'),
    phrase('抗がん剤治療', 'chemotherapy'),
    phrase('抗がん剤の日', 'chemotherapy'),
    phrase('仕事を休めない', 'sick-leave'),
    phrase('かつら', 'wigs'),
    phrase('くるま', 'driving'),
  ];
  const own = engineOf(ways, phrases);
  const first = (typed: string) =>
    own
      .search(typed)
      .found.slice(0, 5)
      .map((at) => ways[at]?.id);

  it('多くの人にあてはまること（抗がん剤など）より、いっしょに言うことのページが先に来る', () => {
    expect(first('抗がん剤の日 仕事を休めない')[0]).toBe('leave');
    expect(first('抗がん剤')[0]).toMatch(/^drug/);
  });

  it('指すことが二つなら、ページの少ないほうも、初めの五つに入る', () => {
    expect(first('かつら くるま')).toContain('drive');
    expect(first('かつら くるま').filter((id) => id?.startsWith('wig'))).toHaveLength(4);
  });
});

describe('急ぐかもしれない言葉（G118）', () => {
  it.each(['熱が出た', '38度', '37.8', '３８．５℃', '37,8', '38・5度'])(
    '「%s」の場合、することのページが先頭に来て、急ぐと分かる',
    (typed) => {
      const answer = engine.search(typed);
      expect(idsOf(answer.found)[0]).toBe('fever');
      expect(answer.isUrgent).toBe(true);
    },
  );

  it.each(['かろなー', 'カロナ-ル', 'カロナール錠'])(
    '薬の名は「%s」と少し違って打っても、その薬の種類が分かる',
    (typed) => {
      expect(found(typed)).toContain('fever');
    },
  );

  it.each(['カロナール', 'だるい', '380円', '2038年'])('「%s」だけでは、急ぐとしない', (typed) => {
    expect(engine.search(typed).isUrgent).toBe(false);
  });
});

describe('どの言葉も、望まれるだけで、なくてもよい', () => {
  it('合うものを並べ、先頭のページにない言葉を伝える', () => {
    const answer = engine.search('だるい 宇宙');
    expect(idsOf(answer.found)[0]).toBe('fatigue');
    expect(answer.leftOut.join('')).toContain('宇宙');
    expect(engine.search('だるい').leftOut).toEqual([]);
  });

  it('何も合わない場合、近いものと、いつでも読めるものと、代わりの言葉を出す', () => {
    const answer = engine.search('ぬぬぬぬ');
    expect(answer.found).toEqual([]);
    expect(idsOf(answer.ready)).toEqual(['night', 'fever']);
  });

  it.each(['', ' ', '　', '。、', '\u0000\u202e', '%_\\"'])('「%s」でも、答える', (typed) => {
    expect(() => engine.search(typed)).not.toThrow();
    expect(engine.search(typed).found).toEqual([]);
    expect(idsOf(engine.search(typed).ready)).toEqual(['night', 'fever']);
  });

  it('どんな言葉でも、一万字でも、答える', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (typed) => void engine.search(typed)),
    );
    expect(() => engine.search('あ漢🙂'.repeat(3_000))).not.toThrow();
  });
});

describe('書きかたのちがい（G134）', () => {
  it.each(['CA19-9', 'CA19－9', 'CA19−9', 'CA19‐9', 'CA19–9', 'CA19ー9', 'PD−L1', 'ｐｄ－ｌ１'])(
    '「%s」でも見つかり、その場所に印がつく',
    (typed) => {
      expect(found(typed)[0]).toBe('marker');
      const { marks } = engine.search(typed);
      expect(foundText(DOCUMENTS[9]?.text ?? '', marks).some(({ isMatch }) => isMatch)).toBe(true);
    },
  );

  it.each(['高崎先生', '髙崎', '葛城の病院', 'しゅじい'])('「%s」でも見つかる', (typed) => {
    expect(found(typed)[0]).toBe('doctor');
  });

  it('そのままの言葉だけでさがす場合、ほかの言葉を足さず、どの言葉もあるものだけを出す', () => {
    expect(found('しんどい', true)).toEqual([]);
    expect(found('治療ログ', true)).toEqual(['temperature-log']);
    expect(found('治療ログ ロケット', true)).toEqual([]);
  });
});

describe('話題のない文章（microCMSなど）', () => {
  it('言葉だけで見つかる', () => {
    const bare = DOCUMENTS.map(({ topics: _, ...one }) => one);
    expect(engineOf(bare).search('腫瘍マーカー').found[0]).toBe(9);
  });
});

describe('見つかった場所', () => {
  it('題名と文の、言葉のところで切れる', () => {
    expect(foundTitle('だるさのこと', ['だるさ'])).toEqual([
      { text: 'だるさ', isMatch: true },
      { text: 'のこと', isMatch: false },
    ]);
    expect(foundText('あ'.repeat(300), ['い'])).toEqual([{ text: `${'あ'.repeat(60)}…`, isMatch: false }]);
  });
});

describe('読みもの全体を読む', () => {
  const cut = { texts: 0 };
  const counted = (text: string) => {
    if (text !== '') cut.texts += 1;
    return analyseByPieces(text);
  };
  const topics = createTopicFinder(PHRASES, analyseByPieces);
  const read = (reader: ReturnType<typeof createLibraryReader>, documents: readonly SearchDocument[]) => {
    cut.texts = 0;
    const reading = reader.begin();
    for (const one of documents) reading.add(one);
    return reading.engine();
  };

  it('題名だけを先に読んだあとも、二度めからは、変わった文だけを言葉に切る', () => {
    const reader = createLibraryReader({ topics, analyse: counted });
    read(
      reader,
      DOCUMENTS.map((one) => ({ ...one, text: '' })),
    );
    read(reader, DOCUMENTS);
    const changed = DOCUMENTS.map((one, at) =>
      at === 0 ? { ...one, text: '書きなおした、まったく別の文。' } : one,
    );
    const engine = read(reader, changed);
    expect(cut.texts).toBe(2);
    expect(engine.search('書きなおした').found[0]).toBe(0);
  });

  it('前の一覧の言葉ばかりになったら、それを手ばなして、いまの一覧だけを覚える', () => {
    const reader = createLibraryReader({ topics, analyse: counted });
    const many = Array.from({ length: 40 }, (_, at) =>
      document(`old-${at}`, `昔の話${at}`, [], { text: `古い文${at}番め。` }),
    );
    read(reader, many);
    read(reader, DOCUMENTS.slice(0, 1));
    read(reader, DOCUMENTS.slice(0, 1));
    expect(cut.texts).toBeGreaterThan(0);
    read(reader, DOCUMENTS.slice(0, 1));
    expect(cut.texts).toBe(0);
  });

  it('読みものが一つもなくても、答える', () => {
    const engine = read(createLibraryReader({ topics, analyse: counted }), []);
    expect(engine.search('だるい')).toMatchObject({ found: [], near: [], ready: [] });
  });
});
