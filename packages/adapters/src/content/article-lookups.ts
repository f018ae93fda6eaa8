import {
  type Article,
  type ArticleCategory,
  type ArticleFacets,
  type ArticleSummary,
  articleSchema,
  type ContentAnswer,
  type ContentReader,
  type GlossaryTerm,
  type TopicArticle,
} from '@hidamari/contract/content';
import { ARTICLE_READERS, answeredTopics, isForReader, isStory } from '@hidamari/domain/article-choices';
import { AppError } from '@hidamari/domain/errors';
import { factSources } from '@hidamari/domain/facts';
import { ARTICLES_PER_CATEGORY } from '@hidamari/domain/limits';
import { isShownOn, noticesCategoryOf, VARIANT_KEYS, type VariantKey } from '@hidamari/domain/site-variants';
import type { TopicId } from '@hidamari/domain/topics';
import type * as z from 'zod';
import { articlesByIds, listArticles, offeredArticles } from './article-lists.ts';
import { glossaryAnswer } from './glossary-lookup.ts';
import { type MarkedText, markTerms } from './glossary-marks.ts';
import {
  type CleanOne,
  cleanDraft,
  cleanText,
  joinAnswers,
  type LookupContext,
  mapAnswer,
  readDraft,
  readItem,
  withReviewState,
} from './lookups.ts';
import { recommendedArticles } from './recommended-articles.ts';
import { relatedArticles } from './related-articles.ts';
import { ARTICLES, allArticles, allCategories, isOffered, shownArticles } from './shown-articles.ts';

/** Of each topic the article that names it as near to its first topic as any does, the newest among equals. */
async function articlesOnTopics(
  context: LookupContext,
  topics: readonly TopicId[],
  variant: VariantKey,
): Promise<ContentAnswer<TopicArticle[]>> {
  return mapAnswer(await allArticles(context), (all) => {
    const nearest = nearestByTopic(shownArticles(context, variant, all));
    return [...new Set(topics)].flatMap((topic): TopicArticle[] => {
      const article = nearest.get(topic);
      return article ? [{ topic, article }] : [];
    });
  });
}

/** The articles are the newest first: a later one takes a topic only where it names it earlier. */
const nearestByTopic = perList((articles: readonly ArticleSummary[]): Map<TopicId, ArticleSummary> => {
  const nearest = new Map<TopicId, ArticleSummary>();
  for (const article of articles) {
    if (!isOffered(article) || isStory(article)) continue;
    for (const [place, topic] of article.topics.entries()) {
      const before = nearest.get(topic);
      if (before === undefined || place < before.topics.indexOf(topic)) nearest.set(topic, article);
    }
  }
  return nearest;
});

/** What a variant's articles can be chosen by. */
async function articleFacets(
  context: LookupContext,
  variant: VariantKey,
): Promise<ContentAnswer<ArticleFacets>> {
  return mapAnswer(await allArticles(context), (all) => facetsOf(shownArticles(context, variant, all)));
}

const facetsOf = perList((articles: readonly ArticleSummary[]): ArticleFacets => {
  const named = new Set(articles.flatMap(({ topics }) => topics));
  const idsOf = (references: readonly { id: string }[]) => new Set(references.map(({ id }) => id));
  return {
    topics: new Set(answeredTopics([...named])),
    statuses: idsOf(articles.flatMap(({ cancer_status }) => cancer_status)),
    cancerGroups: idsOf(articles.flatMap(({ cancer_category }) => cancer_category)),
    readers: new Set(
      ARTICLE_READERS.map(({ value }) => value).filter((reader) =>
        articles.some(({ topics }) => isForReader(topics, reader)),
      ),
    ),
  };
});

type ArticleLookups = Pick<
  ContentReader,
  | 'listArticles'
  | 'articleFacets'
  | 'offeredArticles'
  | 'relatedArticles'
  | 'getArticle'
  | 'getArticleDraft'
  | 'articlesByCategory'
  | 'articlesByIds'
  | 'articlesOnTopics'
  | 'recommendedArticles'
  | 'listArticleCategories'
>;

/** What organisations tell their own people: no category to choose (specification section 7). */
const OWN_NOTICES = VARIANT_KEYS.flatMap((key) => noticesCategoryOf(key) ?? []);

/** The article look-ups of ContentReader. */
export function articleLookups(context: LookupContext): ArticleLookups {
  const withTerms = termMarker();
  const asked = { endpoint: ARTICLES, item: articleSchema };
  const question = {
    ...asked,
    finish: (article: z.output<typeof articleSchema>) =>
      cleaned(article, (html, field, idPrefix) =>
        cleanText(context, { endpoint: ARTICLES, id: article.id, field, html, idPrefix }),
      ),
  };
  const draft = {
    ...asked,
    finish: (article: z.output<typeof articleSchema>) =>
      cleanDraft((clean) => cleaned(article, clean), context),
  };
  /** As a page is given it, with what depends on the day; whom its category is for has been asked before. */
  const forPage = <T extends Cleaned>(article: T, terms: GlossaryTerm[]) => {
    const { category, ...shown } = withReviewState(context, withTerms(article, terms));
    return { ...shown, category: { id: category.id, name: category.name } };
  };
  const lookups: ArticleLookups = {
    listArticles: (query) => listArticles(context, query),
    articleFacets: (variant) => articleFacets(context, variant),
    offeredArticles: (query) => offeredArticles(context, query),
    relatedArticles: (query) => relatedArticles(context, query),
    async getArticle(id, variant) {
      const found = await readItem(context, question, id);
      if (!isShownOn(variant)(found.value.category)) throw new AppError('not_found');
      const terms = await glossaryAnswer(context);
      return joinAnswers(forPage(found.value, terms.value), found, terms);
    },
    async getArticleDraft(id, draftKey) {
      const found = await readDraft(context, draft, { id, draftKey });
      const terms = await glossaryAnswer(context);
      return mapAnswer(found, (article) => forPage(article, terms.value));
    },
    articlesByIds: (ids, variant) => articlesByIds(context, ids, variant),
    articlesOnTopics: (topics, variant) => articlesOnTopics(context, topics, variant),
    recommendedArticles: (query) => recommendedArticles(context, query),
    listArticleCategories: async (variant) =>
      mapAnswer(await allCategories(context), (categories) => listedCategories(categories, variant)),
    async articlesByCategory(variant) {
      const categories = await lookups.listArticleCategories(variant);
      const groups = await Promise.all(
        categories.value.map((category) => groupOf(context, category, variant)),
      );
      const shown = groups.map(({ value }) => value).filter(({ articles }) => articles.length > 0);
      return joinAnswers(shown, categories, ...groups);
    },
  };
  return lookups;
}

function listedCategories(categories: readonly ArticleCategory[], variant: VariantKey): ArticleCategory[] {
  const isOwnNotices = (id: string) => OWN_NOTICES.some((name) => id.includes(name));
  return categories.filter(isShownOn(variant)).filter(({ id }) => !isOwnNotices(id));
}

async function groupOf(context: LookupContext, category: ArticleCategory, variant: VariantKey) {
  const query = { variant, category: category.id, limit: ARTICLES_PER_CATEGORY };
  return mapAnswer(await offeredArticles(context, query), (articles) => ({ category, articles }));
}

/** The article's texts clean, with the headings of its body. */
function cleaned(article: z.output<typeof articleSchema>, clean: CleanOne) {
  const { html: body, headings } = clean(article.body, 'body');
  const { easy_body, ...rest } = article;
  const easy = easy_body ? clean(easy_body, 'easy_body', 'easy') : null;
  const figure_sources = factSources(article.facts);
  return { ...rest, body, headings, figure_sources, ...(easy && { easy_body: easy.html }) };
}

type Cleaned = ReturnType<typeof cleaned>;

/**
 * Marks the glossary's terms when an article is read, not when it is fetched: its copy must not keep older words than
 * the glossary's own copy. Remembered while both copies stay the same, since each reader of a page asks again.
 */
function termMarker() {
  const known = new WeakMap<Cleaned, { terms: readonly GlossaryTerm[]; marked: MarkedText }>();
  const markedBody = (article: Cleaned, terms: readonly GlossaryTerm[]) => {
    const last = known.get(article);
    if (last?.terms === terms) return last.marked;
    const marked = markTerms(article.body, terms);
    known.set(article, { terms, marked });
    return marked;
  };
  return <T extends Cleaned>(article: T, glossary: readonly GlossaryTerm[]): T & Pick<Article, 'terms'> => {
    const { html: body, terms } = markedBody(article, glossary);
    return { ...article, body, terms };
  };
}

/**
 * A function of a list that is worked out once for each list and kept as long as the list is. For lists that are one
 * object for many pages, such as the shown articles of a variant.
 */
function perList<Item, Made>(make: (list: readonly Item[]) => Made & {}): (list: readonly Item[]) => Made {
  const made = new WeakMap<readonly Item[], Made & {}>();
  return (list) => {
    const before = made.get(list);
    if (before !== undefined) return before;
    const now = make(list);
    made.set(list, now);
    return now;
  };
}
