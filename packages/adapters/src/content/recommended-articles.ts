import {
  type ArticleSummary,
  articleSummarySchema,
  type ContentAnswer,
  cancerGroupSchema,
  type RecommendationQuery,
} from '@hidamari/contract/content';
import { isAboutAnotherIllness } from '@hidamari/domain/article-choices';
import { articlesByIds } from './article-lists.ts';
import { joinAnswers, type LookupContext, readAll } from './lookups.ts';
import { ARTICLES, aboutOf, isOffered, SUMMARY_FIELDS, shownArticles } from './shown-articles.ts';

const RECOMMENDED = 3;
const MADE_KNOWN = {
  filters: 'is_banner_display[equals]true',
  orders: '-publishedAt',
  fields: SUMMARY_FIELDS,
};

/** What is recommended to somebody of a group at a stage, or to everybody. */
export async function recommendedArticles(
  context: LookupContext,
  { variant, cancerGroup, stage, limit = RECOMMENDED }: RecommendationQuery,
): Promise<ContentAnswer<ArticleSummary[]>> {
  const [groups, banners] = await Promise.all([
    readAll(context, 'cancer-group', { orders: 'order' }, cancerGroupSchema),
    readAll(context, ARTICLES, MADE_KNOWN, articleSummarySchema),
  ]);
  const group = groups.value.find(({ id }) => id === cancerGroup);
  const chosen = stage && group?.showPage.includes(stage) ? group.recommended[stage] : [];
  const named = await articlesByIds(
    context,
    chosen.map(({ id }) => id),
    variant,
  );
  // Another illness's article is no help to this one.
  const illness = cancerGroup === undefined ? {} : { cancerGroup };
  const fillUps = shownArticles(context, variant, banners.value).filter(
    (article) => !isAboutAnotherIllness(aboutOf(article), illness),
  );
  const all = [...named.value, ...fillUps].filter(isOffered);
  const unique = all.filter((article, at) => all.findIndex(({ id }) => id === article.id) === at);
  return joinAnswers(unique.slice(0, limit), groups, named, banners);
}
