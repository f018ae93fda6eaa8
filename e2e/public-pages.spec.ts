import { addressOn, FRONT_DOORS } from './portal/addresses.ts';
import { untilAwake } from './portal/awake.ts';
import { expect, test } from './portal/portal-test.ts';

/**
 * What a page says of its own in its main part: headings, and words below them. A long heading may be read with a space
 * where its line may break.
 */
interface OwnWords {
  headings: readonly (string | RegExp)[];
  words: readonly string[];
}

const CONCERNS = ['治療', 'お金', 'くらし', 'こころ'];

/** A legal text: its name, its version and day, and the head of its first part. */
const legal = (name: string | RegExp, first: string): OwnWords => ({
  headings: [name, first],
  words: ['第1版', '2026年10月1日'],
});

/** A landing page: whom it greets and how, what it tells everybody, and a word of this variant alone. */
const landing = (greeting: RegExp, own: string): OwnWords => ({
  headings: [
    ...[greeting, 'こんなときに', '相談でできること、できないこと', '相談の流れ', '話を聞く相談員'],
    ...['よくある質問', '費用と個人情報', '登録にご用意いただくもの', '急に具合が悪くなったときは'],
  ],
  words: ['お金がいくらかかるのか、こわい', '名前を言わないといけませんか', own],
});

/** Own words of each page that everybody may read, as a visitor of the general programme sees it. */
const PAGES: Readonly<Record<string, OwnWords>> = {
  '/articles/top': {
    headings: [...CONCERNS, '体験談', '仕事に戻るとき、はじめの一か月の整え方'],
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
    headings: ['みんなの質問', '検査の結果を待つ間、何も手につきません'],
    words: ['ご本人からの質問', 'ご家族からの質問'],
  },
  '/articles/words': {
    headings: ['言葉の説明', 'あ行', 'か行'],
    words: ['緩和ケア', '高額療養費制度', '主治医'],
  },
  '/news': { headings: ['お知らせ'], words: ['災害に備えて、紙に書いておきたいこと', '大切なお知らせ'] },
  '/search': { headings: ['さがす'], words: ['記事を分類から選ぶ', 'よくある質問を見る'] },
  '/treatment/hidamari': {
    headings: ['相談でできること', '話を聞く相談員', '受付時間', '記録と秘密'],
    words: ['診断や、治療が合っているかの判断', '救急の対応'],
  },
  '/howto-signup': {
    headings: ['ご用意いただくもの', '登録の手順', 'うまくいかないとき', '利用コードをお持ちの方'],
    words: ['利用コード', 'SMSで届く6桁の番号'],
  },
  '/lp/aflac': landing(/^ひとりで考えずに、\s?話してみませんか/, '証券番号'),
  '/lp/hatch': landing(/^まとまらないまま、\s?話していいんです/, '利用コード'),
  '/lp/chofu': landing(/^話しながら、\s?次の一歩を\s?見つけましょう/, '市外の病院に通っています'),
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

for (const [path, { headings, words }] of Object.entries(PAGES)) {
  // @proves screen /articles/top
  // @proves screen /howto-signup
  // @proves screen /lp/aflac
  // @proves screen /lp/chofu
  // @proves screen /lp/hatch
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
  test(`${path} は、その画面の見出しと中身を見せる`, { tag: '@desk' }, async ({ page }) => {
    await page.goto(FRONT_DOORS.hatch);
    await page.goto(addressOn('hatch', path));
    const main = page.getByRole('main');
    for (const name of headings) {
      await expect.soft(main.getByRole('heading', { name }).first(), `heading of ${path}`).toBeVisible();
    }
    for (const text of words) {
      const shown = main.getByText(text).filter({ visible: true }).first();
      await expect.soft(shown, `words of ${path}`).toBeVisible();
    }
  });
}

// @proves screen /news/:id
test('お知らせは、ホームから開き、題と日付と本文を見せる', { tag: '@desk' }, async ({ page }) => {
  await page.goto(FRONT_DOORS.hatch);
  const link = page.getByRole('main').getByRole('link', { name: /年末年始.*の受付について/ });
  await link.click();
  await expect(page).toHaveURL(/\/news\/[\w-]+$/);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: /^年末年始.*の受付について$/ })).toBeVisible();
  await expect(main.getByText('2026年10月30日')).toBeVisible();
  await expect(main.getByText('2027年1月3日（日）まで、相談の受付をお休みします。')).toBeVisible();
});

test('訪問者の画面は、描けるところまで来てからスクリプトを読み、そのあと動く（決定0053）', {
  tag: '@desk',
}, async ({ page }) => {
  await page.goto('/articles');
  await untilAwake(page);
  const { drawable, firstScript } = await page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
    return {
      drawable: visit?.domContentLoadedEventStart ?? Number.NaN,
      firstScript: Math.min(...scripts.map(({ startTime }) => startTime)),
    };
  });
  expect(Number.isFinite(firstScript), 'scripts were fetched').toBe(true);
  expect(firstScript).toBeGreaterThanOrEqual(drawable);
});
