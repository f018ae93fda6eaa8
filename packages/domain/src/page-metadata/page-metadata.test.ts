import { describe, expect, it } from 'vitest';
import { SCREENS, screenAt } from '../screens/index.ts';
import { VARIANTS, type VariantKey } from '../site-variants/index.ts';
import { pageMetadata, pageTitle } from './index.ts';

const publicUrl = 'https://portal.example/';
const article = { screen: screenAt('/articles/:id'), variant: 'hatch', publicUrl } as const;
const tag = (metadata: ReturnType<typeof pageMetadata>, wanted: string) =>
  metadata.shareTags.find((row) => ('name' in row ? row.name : row.property) === wanted)?.content;

describe('ページの題名', () => {
  // @proves page title and description
  it('ページの名前に製品の名前を添える', () => {
    expect(pageMetadata({ ...article, title: 'だるさと<b>休み方</b>' }).title).toBe(
      'だるさと休み方|ひだまり がん相談',
    );
  });

  // @proves page title and description
  it('名前がない場合、製品の名前だけとする', () => {
    expect(pageTitle('')).toBe('ひだまり がん相談');
  });

  // @proves page title and description
  it('案内のページは、見ているバリアントによらず、そのバリアントの名前を使う', () => {
    const metadata = pageMetadata({ screen: screenAt('/lp/chofu'), variant: 'aflac', publicUrl });
    expect(metadata.title).toBe(`調布市のがん相談のご案内|${VARIANTS.chofu.productTitle}`);
    expect(tag(metadata, 'og:site_name')).toBe(VARIANTS.chofu.productTitle);
    expect(metadata.canonical).toBe('https://portal.example/lp/chofu');
  });

  it('市のページは市の名前を、ほかのページは製品の名前を添える。加入者の方と一般の方は、同じ住所のページを見る', () => {
    const titleOn = (variant: VariantKey) => pageMetadata({ ...article, variant, title: 'だるさ' }).title;
    expect(titleOn('chofu')).toBe('だるさ|調布市がん相談サポート（ひだまり がん相談）');
    expect(titleOn('aflac')).toBe('だるさ|ひだまり がん相談');
    expect(titleOn('hatch')).toBe('だるさ|ひだまり がん相談');
  });

  it('題名は画面ごとに違う', () => {
    const titles = SCREENS.map((screen) => pageMetadata({ screen, variant: 'hatch', publicUrl }).title);
    expect(new Set(titles).size).toBe(SCREENS.length);
  });
});

describe('説明', () => {
  const description = `<p>だるさは<ruby>倦怠感<rt>けんたいかん</rt></ruby>とも言います。</p>${'休'.repeat(40)}`;

  // @proves page title and description
  it('印を取りのぞき、整形しない場合は切らない', () => {
    const metadata = pageMetadata({ ...article, description });
    expect(metadata.description).toBe(`だるさは倦怠感とも言います。 ${'休'.repeat(40)}`);
    expect(tag(metadata, 'og:description')).toBe(metadata.description);
  });

  // @proves page title and description
  it('整形する場合、共有の説明は30文字で切って三点を添え、検索エンジンには、ぜんぶを渡す', () => {
    const metadata = pageMetadata({ ...article, description, formatDescription: true });
    expect(tag(metadata, 'og:description')).toBe(`だるさは倦怠感とも言います。 ${'休'.repeat(15)}…`);
    expect(metadata.description).toBe(`だるさは倦怠感とも言います。 ${'休'.repeat(40)}`);
    const long = pageMetadata({ ...article, description: '休'.repeat(301), formatDescription: true });
    expect(long.description).toBe(`${'休'.repeat(300)}…`);
  });

  it('ない場合、画面の説明を使う。それもない場合は出さない', () => {
    expect(pageMetadata(article).description).toBe(article.screen.description);
    const log = pageMetadata({ screen: screenAt('/treatment-logs'), variant: 'hatch', publicUrl });
    expect(log.description).toBeNull();
    expect(tag(log, 'og:description')).toBeUndefined();
  });
});

// @proves page share tags
describe('検索と共有', () => {
  // @proves page hidden from search engines
  it('載せると決めた画面だけを検索に載せる', () => {
    const listed = SCREENS.filter(
      (screen) => pageMetadata({ screen, variant: 'hatch', publicUrl }).robots === 'index, follow',
    );
    expect(listed.filter(({ index }) => !index)).toEqual([]);
    expect(listed.map(({ path }) => path)).toContain('/articles/:id');
    expect(listed.map(({ path }) => path)).not.toContain('/login');
  });

  it.each([
    ['/articles/a1?utm=x#top', 'https://portal.example/articles/a1'],
    ['/articles/a1/', 'https://portal.example/articles/a1'],
  ])('%s の正規のアドレスは %s', (pathname, canonical) => {
    const metadata = pageMetadata({ ...article, pathname });
    expect(metadata.canonical).toBe(canonical);
    expect(tag(metadata, 'og:url')).toBe(canonical);
  });

  it('ホームの正規のアドレスは、斜線で終わる', () => {
    expect(pageMetadata({ screen: screenAt('/'), variant: 'hatch', publicUrl }).canonical).toBe(publicUrl);
  });

  it.each([
    ['/covers/rest.png', 'https://portal.example/covers/rest.png'],
    ['https://images.example/a.png', 'https://images.example/a.png'],
    [undefined, undefined],
  ])('画像 %s は %s として共有する', (image, content) => {
    expect(tag(pageMetadata({ ...article, image }), 'og:image')).toBe(content);
  });
});
