import type { OfferedArticlesQuery } from '@hidamari/contract/content';
import { AppError } from '@hidamari/domain/errors';
import { describe, expect, it, vi } from 'vitest';
import type { OwnSituation } from '../../parts/content/own-situation.ts';
import { homeArticles } from './home-articles.ts';

const article = (id: string, category: string) => ({ id, category: { id: category }, topics: [] });
const answer = (...value: object[]) => Promise.resolve({ value, stale: false });
const silent = () => Promise.reject(new AppError('unavailable'));

type Offered = Partial<OfferedArticlesQuery>;

/** The page of home before a content service; each look-up answers what it is given. */
function pageWith(
  recommendedArticles: () => Promise<unknown>,
  offeredArticles: (query: Offered) => Promise<unknown>,
  variant = 'hatch',
) {
  const report = vi.fn();
  const articlesOnTopics = (topics: string[]) =>
    answer(...topics.map((topic) => ({ topic, article: article(topic, 'treatment') })));
  const content = { recommendedArticles, offeredArticles, articlesOnTopics };
  return { report, page: { variant, report, content } as never };
}
const own = (told: Partial<OwnSituation>) => ({
  situation: { isFamily: false, isNewlyTold: false, ...told },
  hasVisitAhead: false,
});
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
    async (told) => {
      const recommended = vi.fn(() => answer(article('bill', 'money')));
      await homeArticles(pageWith(recommended, NEWEST).page, own(told));
      expect(recommended).toHaveBeenCalledExactlyOnceWith({ variant: 'hatch', limit: 4, ...told });
    },
  );

  /** Articles named after what they were asked for by. */
  const asked = ({ illness = {}, isOfIllness, time, nearTime, reader }: Offered) => {
    const own = isOfIllness && (illness.cancerGroup ?? illness.cancer);
    const name = [own, time, nearTime && `${nearTime}?`, reader].filter(Boolean).join(' ');
    return answer(article(name === '' ? 'newest' : name, 'treatment'));
  };
  const chosen = () => answer(article('chosen', 'treatment'), article('chosen-too', 'treatment'));

  it.each([
    [
      'グループのある病気と時期',
      { cancerGroup: 'lung', stage: 'treating', cancer: 'lung-cancer', time: 'treating' },
      ['chosen', 'lung treating? self', 'treating self', 'chosen-too'],
    ],
    [
      'グループのない病気',
      { cancer: 'stomach-cancer', time: 'recurrence' },
      ['stomach-cancer recurrence? self', 'recurrence self', 'newest'],
    ],
    [
      '言われたばかりで、診察が近い',
      { cancer: 'stomach-cancer', isNewlyTold: true },
      ['just-told', 'stomach-cancer treating? self', 'visit-preparation', 'newest'],
      true,
    ],
    ['ご家族', { isFamily: true, time: 'palliative' }, ['palliative? family', 'palliative self', 'newest']],
    [
      '配偶者・パートナー',
      { isFamily: true, relation: 'spouse-has-cancer', time: 'palliative' },
      ['spouse-has-cancer', 'palliative? family', 'palliative self', 'newest'],
    ],
  ] as [string, Partial<OwnSituation>, string[], boolean?][])(
    '%s から、ひとつずつ順に選び、足りない分は新しい記事で満たす',
    async (_, told, ids, hasVisitAhead = false) => {
      const { page } = pageWith(chosen, asked);
      const { value } = await homeArticles(page, { ...own(told), hasVisitAhead });
      expect(value.map(({ id }) => id)).toEqual(ids);
    },
  );

  it('配偶者の方に、親や友人のためのページはすすめない', async () => {
    const family = [
      { ...article('of-parent', 'life'), topics: ['parent-has-cancer'] },
      { ...article('of-spouse', 'life'), topics: ['spouse-has-cancer'] },
      { ...article('of-carers', 'life'), topics: ['caregivers'] },
    ];
    const offered = ({ reader }: Offered) => answer(...(reader === 'family' ? family : []));
    const { page } = pageWith(() => answer(), offered);
    const { value } = await homeArticles(page, own({ isFamily: true, relation: 'spouse-has-cancer' }));
    expect(value.map(({ id }) => id)).toEqual(['spouse-has-cancer', 'of-spouse', 'of-carers']);
  });

  it('市の窓口では、市からのお知らせを、いちばん先に置く', async () => {
    const offered = ({ category }: Offered) =>
      category === 'chofu-info'
        ? answer(article('city', 'chofu-info'), article('city-hall', 'chofu-info'))
        : NEWEST();
    const { page } = pageWith(() => answer(article('bill', 'money')), offered, 'chofu');
    expect(await idsOf(page)).toEqual(['city', 'bill', 'meal', 'wait']);
  });

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
