import type {
  ArticleSummary,
  NewsSummary,
  ServiceRecommendCategory,
  ServiceSummary,
  TopicArticle,
} from '@hidamari/contract/content';
import type { CurrentUser } from '@hidamari/contract/members';
import { AppError } from '@hidamari/domain/errors';
import { VARIANT_KEYS, VARIANTS, type VariantKey } from '@hidamari/domain/site-variants';
import { RouterContextProvider } from 'react-router';
import { type PageContext, pageContext } from '../../page-context.ts';
import type { PageData } from '../../shell/page-data.ts';
import { drawOnPage, memberOf } from '../../shell/page-under-test.fixture.tsx';
import { QuietHome } from './components/quiet-home.tsx';
import Home, { loader } from './pages/home.tsx';

/** What a look-up of the content service does: answers this, answers it from its last good copy, or fails. */
type Told<T> = { value: T; stale?: boolean } | 'fails';

/** The content service before a home; what is absent answers an empty list. */
export interface ContentAnswers {
  recommended?: Told<ArticleSummary[]>;
  newest?: Told<ArticleSummary[]>;
  stories?: Told<ArticleSummary[]>;
  news?: Told<NewsSummary[]>;
  /** Every service; home asks where one of them is kept. */
  services?: Told<ServiceSummary[]>;
  recommendedServices?: Told<ServiceSummary[]>;
  situations?: Told<ServiceRecommendCategory[]>;
  byIds?: Told<ArticleSummary[]>;
  onTopics?: Told<TopicArticle[]>;
}

/** Who looks, and what they keep: favourites by id. */
interface Visit {
  variant?: VariantKey;
  isMember?: boolean;
  /** A death was told of (G149). */
  isBereaved?: boolean;
  /** It is a concierge who looks, in the member's place (G42). */
  isActing?: boolean;
  content?: ContentAnswers;
  savedArticles?: readonly string[];
  savedServices?: readonly string[];
  /** What the member told of themselves; absent: it cannot be read. */
  told?: Partial<CurrentUser>;
  /** Symptoms of the last weeks as the charts answer them; absent: they cannot be read. */
  symptoms?: readonly { key: string; days: readonly { level: number }[] }[];
  /** The member has taken back the consent to what concerns the illness. */
  hasWithdrawn?: boolean;
}

export const articleOf = (id: string, more: Partial<ArticleSummary> = {}) =>
  ({
    ...{ id, title: `記事${id}`, category: { id: 'money', name: 'お金' }, contributor: 'ひだまり編集部' },
    ...{ summary: 'まとめ', reading_minutes: 3, reviewed_at: '2026-10-01', reviewer_role: '看護師' },
    ...more,
  }) as ArticleSummary;

export const storyOf = (id: string, contributor: string) =>
  articleOf(id, { category: { id: 'story', name: '体験談' }, contributor });

export const newsOf = (id: string) =>
  ({
    ...{ id, title: `お知らせ${id}`, publishedAt: '2026-11-10T00:00:00.000Z' },
    ...{ important: false, variants: [...VARIANT_KEYS] },
  }) as NewsSummary;

export const serviceOf = (id: string, recommended: readonly string[] = ['new']) =>
  ({
    ...{ id, title: `サービス${id}`, summary: 'まとめ', category: { id: 'money', name: 'お金' } },
    ...{ provider: 'supporter', provider_name: '相談員', fee: '無料', is_free: true, tag: [], type: 'all' },
    ...{ included_organizations: [], excluded_organizations: [], sub_category: [], order: 1 },
    review_due: false,
    recommend_category: recommended.map((name) => ({ id: name, name })),
  }) as unknown as ServiceSummary;

async function answer<T>(told: Told<T> | undefined, empty: T) {
  if (told === 'fails') throw new AppError('unavailable');
  return { stale: false, value: empty, ...told };
}

function contentOf({ recommended, newest, stories, news, byIds, onTopics, ...more }: ContentAnswers) {
  return {
    recommendedArticles: () => answer(recommended, []),
    offeredArticles: ({ category }: { category?: string }) =>
      answer(category === 'story' ? stories : newest, []),
    listNews: async () => {
      const { value: items, stale } = await answer(news, []);
      return { value: { items, page: 1, perPage: 3, total: items.length }, stale };
    },
    services: () => answer(more.services, []),
    recommendedServices: () => answer(more.recommendedServices, []),
    serviceRecommendCategories: () => answer(more.situations, []),
    articlesByIds: () => answer(byIds, []),
    articlesOnTopics: () => answer(onTopics, []),
    cancerTypes: () => answer(undefined, [{ id: 'lung', group_id: 'lung', topics: ['lung-cancer'] }]),
  };
}

/** Favourites by the endpoint that lists them; any other call of the member's own fails. */
function apiOf({ savedArticles = [], savedServices = [], hasWithdrawn = false, told, symptoms }: Visit) {
  const row = (name: string) => (id: string, at: number) => ({
    ...{ [name]: id, created_at: `2026-11-0${at + 1} 09:00:00`, is_deleted: false },
  });
  const answers: Readonly<Record<string, unknown>> = {
    '/favorite-articles': { data: savedArticles.map(row('page_id')) },
    '/favorite-services': { data: savedServices.map(row('service_id')) },
    '/users/me': told,
    '/treatment-logs/charts': symptoms && { symptoms },
  };
  const call = async ({ path }: { path: string }) => {
    if (answers[path] !== undefined) return answers[path];
    const isOfIllness = hasWithdrawn && path.startsWith('/treatment-logs');
    throw new AppError(isOfIllness ? 'consent_withdrawn' : 'unavailable');
  };
  return { call };
}

const ACTING = { staffName: '担当者', endsAt: '2026-11-20T04:00:00.000Z' };

function memberIn(visit: Visit): PageData['member'] {
  const { variant = 'hatch', isMember = false, isBereaved = false, isActing = false } = visit;
  const known = isMember ? memberOf(VARIANTS[variant].memberType) : null;
  const member = known && { ...known, isBereaved };
  return member && isActing ? { ...member, acting: ACTING } : member;
}

/** What somebody is shown at /, of this content and these favourites. */
export async function drawHome(visit: Visit): Promise<string> {
  const { variant = 'hatch', content = {} } = visit;
  const member = memberIn(visit);
  const context = new RouterContextProvider();
  const page = { variant, member, now: new Date('2026-11-20T03:00:00.000Z') };
  context.set(pageContext, {
    ...page,
    api: apiOf(visit),
    content: contentOf(content),
  } as unknown as PageContext);
  type Asked = Parameters<typeof loader>[0];
  const request = new Request('http://localhost:3000/');
  const loaderData = await loader({ context, request } as unknown as Asked);
  const seen = { variant, member };
  // What is fetched for itself cannot be waited for here.
  if (loaderData.quiet) return drawOnPage(<QuietHome {...loaderData.quiet} />, seen);
  type Props = Parameters<typeof Home>[0];
  return drawOnPage(<Home {...({ loaderData } as unknown as Props)} />, seen);
}
