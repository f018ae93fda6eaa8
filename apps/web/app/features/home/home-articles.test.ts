import { AppError } from '@hidamari/domain/errors';
import { describe, expect, it, vi } from 'vitest';
import { homeArticles } from './home-articles.ts';

const article = (id: string, category: string) => ({ id, category: { id: category } });
const answer = (...value: object[]) => Promise.resolve({ value, stale: false });
const silent = () => Promise.reject(new AppError('unavailable'));

/** The page of home before a content service; each look-up answers what it is given. */
function pageWith(recommendedArticles: () => Promise<unknown>, offeredArticles: () => Promise<unknown>) {
  const report = vi.fn();
  return {
    report,
    page: { variant: 'hatch', report, content: { recommendedArticles, offeredArticles } } as never,
  };
}
const idsOf = async (page: never) => (await homeArticles(page)).value.map(({ id }) => id);

const NEWEST = () => answer(article('meal', 'life'), article('walk', 'life'), article('wait', 'mind'));

describe('ホームの記事', () => {
  it('おすすめを先に、ほかの分野の新しい記事から並べ、体験談は入れない', async () => {
    const recommended = () => answer(article('bill', 'money'), article('voice', 'story'));
    const { page } = pageWith(recommended, NEWEST);
    expect(await idsOf(page)).toEqual(['bill', 'meal', 'wait', 'walk']);
  });

  it.each([{ cancerGroup: 'lung', stage: 'treating' as const }, { cancerGroup: 'lung' }])(
    '会員が伝えたことだけで選ぶ: %o',
    async (situation) => {
      const recommended = vi.fn(() => answer(article('bill', 'money')));
      await homeArticles(pageWith(recommended, NEWEST).page, situation);
      expect(recommended).toHaveBeenCalledExactlyOnceWith({ variant: 'hatch', limit: 4, ...situation });
    },
  );

  it('おすすめだけ読めない場合、新しい記事を見せ、読めなかったことを記録する（G103）', async () => {
    const { page, report } = pageWith(silent, NEWEST);
    expect(await idsOf(page)).toEqual(['meal', 'wait', 'walk']);
    expect(report).toHaveBeenCalledOnce();
  });

  it('新しい記事も読めない場合、記事のところ全体が読めないとする', async () => {
    const { page } = pageWith(silent, silent);
    await expect(homeArticles(page)).rejects.toThrow(AppError);
  });
});
