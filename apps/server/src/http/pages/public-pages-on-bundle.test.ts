import { hoursText } from '@hidamari/domain/consultation-hours';
import { formatPlainDate } from '@hidamari/domain/japanese-dates';
import { stripMarkup } from '@hidamari/domain/japanese-text';
import { TEST_PHONES, VARIANT_KEYS, VARIANTS, variantOfLanding } from '@hidamari/domain/site-variants';
import { LEGAL_TEXTS } from '@hidamari/sample-content/legal-texts';
import { beforeAll, expect, test } from 'vitest';
import type { AppUnderTest } from '../app-under-test.fixture.ts';
import { startBeforeContent, visit } from './library-on-bundle.fixture.ts';
import { describeOnBundle, PAGE_BUNDLE } from './page-bundle.fixture.ts';
import { loadPageBundle } from './page-handler.ts';
import { VARIANT_HOSTS } from './variant-hosts.fixture.ts';

/** What a page says of its own: headings, and words below them. */
interface OwnWords {
  headings: readonly (string | RegExp)[];
  words: readonly string[];
}

const CONCERNS = ['治療', 'お金', 'くらし', 'こころ'];

/** A legal text: its name, its version and day, and the head of its first part. */
const legal = (name: string | RegExp, first: string): OwnWords => {
  const isNamed =
    typeof name === 'string' ? (title: string) => title === name : (title: string) => name.test(title);
  const text = LEGAL_TEXTS.find(({ title, body }) => isNamed(title) && body.includes(first));
  if (text === undefined) throw new Error(String(name));
  return { headings: [name, first], words: [`第${text.version}版`, formatPlainDate(text.date)] };
};

/** A landing page: whom it greets and how, what it tells everybody, and a word of this variant alone. */
const landing = (greeting: string, own: string): OwnWords => ({
  headings: [
    ...[greeting, 'こんなときに', '相談でできること、できないこと', '相談の流れ', '話を聞く相談員'],
    ...['よくある質問', '費用と個人情報', '登録にご用意いただくもの', '急に具合が悪くなったときは'],
  ],
  words: ['お金がいくらかかるのか、こわい', '名前を言わないといけませんか', own],
});

/** Own words of each page that everybody may read, as a visitor of the general programme gets it. */
const PAGES: Readonly<Record<string, OwnWords>> = {
  '/articles/top': {
    headings: [...CONCERNS, '体験談', '車いす、介護ベッド、つえを借りる：福祉用具の使い方'],
    words: ['治療の記事をすべて見る', 'こころの記事をすべて見る', '乳がん', 'みんなの質問'],
  },
  '/services': {
    headings: ['助けになるサービス', '聞きたいことを整理する電話', '医療費の通知を一緒に読む'],
    words: ['相談員が対応', '提携サービス', '公的な窓口'],
  },
  '/faq': {
    headings: ['よくある質問', '相談のこと', '登録・ログイン', '治療ログ', '費用', '個人情報', 'LINE'],
    words: ['何から話せばいいか分かりません', '家族だけで相談してもいいですか'],
  },
  '/articles/questions': {
    headings: ['みんなの質問', '治療がつらくて、もうやめたいです。先生に言ってもよいのでしょうか'],
    words: ['ご本人からの質問', 'ご家族からの質問'],
  },
  '/articles/words': {
    headings: ['言葉の説明', 'あ行', 'か行'],
    words: ['緩和ケア', '高額療養費制度', '主治医'],
  },
  '/news': { headings: ['お知らせ'], words: ['災害に備えて、紙に書いておきたいこと', '大切なお知らせ'] },
  '/news/new-year-2026': {
    headings: [/^年末年始.*の受付について$/],
    words: ['2026年10月30日', '2027年1月3日（日）まで、相談の受付をお休みします。'],
  },
  '/search': { headings: ['さがす'], words: ['記事を分類から選ぶ', 'よくある質問を見る'] },
  '/treatment/hidamari': {
    headings: ['相談でできること', '話を聞く相談員', '受付時間', '記録と秘密'],
    words: ['診断や、治療が合っているかの判断', '救急の対応'],
  },
  '/howto-signup': {
    headings: ['ご用意いただくもの', '登録の手順', 'うまくいかないとき', '利用コードをお持ちの方'],
    words: ['利用コード', 'SMSで届く6桁の番号'],
  },
  '/lp/aflac': landing('ひとりで考えずに、 話してみませんか', '証券番号'),
  '/lp/hatch': landing('まとまらないまま、 話していいんです', '利用コード'),
  '/lp/chofu': landing('話しながら、 次の一歩を 見つけましょう', '市外の病院に通っています'),
  '/terms/hatch': legal('ひだまり がん相談 利用規約', 'この規約について'),
  '/terms/aflac': legal(/保険加入者の方.*利用規約/, 'この規約について'),
  '/terms/chofu': legal(/^調布市がん相談サポート.*利用規約/, 'この規約について'),
  '/privacy': legal('個人情報保護方針', '考え方'),
  '/privacy/chofu': legal('個人情報取扱規程', 'この規程について'),
  '/site-policy/hatch': legal('ひだまり がん相談 サイトポリシー', '運営'),
  '/site-policy/aflac': legal(/保険加入者の方.*サイトポリシー/, '運営'),
  '/site-policy/chofu': legal(/^調布市がん相談サポート.*サイトポリシー/, '運営'),
  '/service-policy': legal('サービスポリシー', '相談で大切にすること'),
};

/** Headings and words of the page below its header, as they are read; what comes late stands after the rest. */
function readBelowHeader(words: string): { headings: string[]; text: string } {
  const page = words.slice(words.indexOf('<main')).replace(/<footer[\s\S]*?<\/footer>/g, '');
  const headings = [...page.matchAll(/<h([1-6])[^>]*>([\s\S]*?)<\/h\1>/g)];
  return { headings: headings.map(([, , inner = '']) => stripMarkup(inner).trim()), text: stripMarkup(page) };
}

/** A landing page is read on the host of its own variant (decision 0074). */
const hostOf = (path: string) => VARIANT_HOSTS[variantOfLanding(path) ?? 'aflac'].host;

const LANDINGS = VARIANT_KEYS.flatMap((own) =>
  (['insurance', 'general'] as const).map((cookie) => [VARIANTS[own].landingPath, own, cookie] as const),
);

describeOnBundle('みなさんの画面', () => {
  let portal: AppUnderTest;
  beforeAll(async () => {
    ({ portal } = await startBeforeContent(await loadPageBundle(PAGE_BUNDLE)));
    return () => portal.close();
  });

  // @proves screen /articles/top
  // @proves screen /howto-signup
  // @proves screen /lp/aflac
  // @proves screen /lp/chofu
  // @proves screen /lp/hatch
  // @proves screen /news/:id
  // @proves screen /privacy
  // @proves screen /privacy/chofu
  // @proves screen /service-policy
  // @proves screen /services
  // @proves screen /site-policy/aflac
  // @proves screen /site-policy/chofu
  // @proves screen /site-policy/hatch
  // @proves screen /terms/aflac
  // @proves screen /terms/chofu
  // @proves screen /terms/hatch
  // @proves screen /treatment/hidamari
  test.each(Object.entries(PAGES))('%s は、その画面の見出しと中身を見せる', async (path, own) => {
    const { status, words } = await visit(portal, path, undefined, hostOf(path));
    expect(status).toBe(200);
    const { headings, text } = readBelowHeader(words);
    for (const heading of own.headings)
      expect(headings).toContainEqual(
        typeof heading === 'string' ? expect.stringContaining(heading) : expect.stringMatching(heading),
      );
    for (const part of own.words) expect(text).toContain(part);
  });

  // @proves state variant of a visit
  test.each(LANDINGS)(
    '%s は、頭から足もとまで %s の番号、時間、色、規約だけを見せる（ブラウザのクッキーは %s）',
    async (path, own, cookie) => {
      const { words } = await visit(
        portal,
        path,
        `eligibility=${cookie}; eligibility_renewed=1`,
        hostOf(path),
      );
      const numbers = [...words.matchAll(/href="tel:(\d+)"/g)].map(([, digits]) => digits);
      const desks = VARIANT_KEYS.filter((key) => numbers.includes(TEST_PHONES[key].replaceAll('-', '')));
      expect(desks).toEqual([own]);
      expect(/<html[^>]*data-variant="(\w+)"/.exec(words)?.[1]).toBe(VARIANTS[own].theme);
      expect(words).toContain(`href="${VARIANTS[own].termsPath}"`);
      expect(words).toContain(hoursText(own));
      // Ways on stay here, where the cookie that this page wrote leads on; none names another programme (G24).
      const named = [...words.matchAll(/href="([^"]*[?&;]role=[^"]*)"/g)].map(([, href = '']) => href);
      expect(named.filter((href) => !href.includes(`role=${VARIANTS[own].roleQuery}`))).toEqual([]);
      for (const other of VARIANT_KEYS.filter((key) => key !== own)) {
        expect(words).not.toContain(`href="${VARIANTS[other].termsPath}"`);
        if (hoursText(other) !== hoursText(own)) expect(words).not.toContain(hoursText(other));
      }
    },
  );
});
