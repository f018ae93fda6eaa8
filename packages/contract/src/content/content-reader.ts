import type { ArticleReader, ArticleTimeKey, KnownIllness } from '@hidamari/domain/article-choices';
import type { CancerGroupStage } from '@hidamari/domain/option-sets';
import type { SearchKind } from '@hidamari/domain/site-search';
import type { VariantKey } from '@hidamari/domain/site-variants';
import type { TopicId } from '@hidamari/domain/topics';
import type { Article, ArticleCategory, ArticleSummary } from './article.ts';
import type { SearchableDocument, WithCleaned } from './content-answers.ts';
import type { Faq, FaqCategory } from './faq.ts';
import type { GlossaryTerm } from './glossary.ts';
import type { LegalKind, LegalText } from './legal-text.ts';
import type {
  CancerGroup,
  CancerPart,
  CancerType,
  DiagnosedTime,
  LandingSection,
  TreatmentStatus,
} from './lookups.ts';
import type { MonitorSurvey } from './monitor-survey.ts';
import type { News, NewsSummary } from './news.ts';
import type { QContent, QContentAge, QContentSummary } from './q-content.ts';
import type {
  Service,
  ServiceCategory,
  ServiceRecommendCategory,
  ServiceSubCategory,
  ServiceSummary,
} from './service.ts';

/**
 * What a look-up answers. `stale` is true when the content service did not answer and this is the last good
 * copy, at most seven days old: the page then says 「最新でない可能性があります」 (G138).
 */
export interface ContentAnswer<T> {
  value: T;
  stale: boolean;
  /**
   * When the oldest part of it was read from the service, in milliseconds since 1970: what is made of it is true for
   * 600 seconds from then on, and no longer. Absent where nothing was read.
   */
  fetchedAt?: number;
}

/**
 * What an editor has not published yet. `left_out` names the tags and attributes of its texts that do not reach the page
 * (`form`, `span[style: color]`), each once; never a word of the text.
 */
export type Draft<T> = T & { left_out: string[] };

/** What the site's search looks through. */
export interface SearchableAnswer extends ContentAnswer<SearchableDocument[]> {
  /** Kinds of which there is not even a copy: nothing of them is found. */
  missing: readonly SearchKind[];
}

/** A page that names dated figures, and which. */
export interface DatedPage {
  id: string;
  facts: string[];
}

/** One page of a list. `page` counts from 1; `total` counts all that match. */
export interface ContentPage<T> {
  items: T[];
  page: number;
  perPage: number;
  total: number;
}

/** Every wish narrows; ids that nobody has find nothing. */
export interface ArticlesQuery {
  /** Articles that are not for its readers are not there (`isShownOn`), in no page and no total. */
  variant: VariantKey;
  /** Id of an article category. */
  category?: string;
  /** Nothing about another illness, and its own before what is for everybody. Empty: nothing about any kind of cancer. */
  illness?: KnownIllness;
  /** With an illness: its own alone. */
  isOfIllness?: true;
  /** A time of the illness, or where treatment stands: articles that name it, or no time at all. */
  time?: ArticleTimeKey;
  /** The same as an order, and no condition: the nearest to this time first. */
  nearTime?: ArticleTimeKey;
  /** Those that are for this reader. */
  reader?: ArticleReader;
  /** Those about every one of these topics or what lies under it, first of all about it before those besides. */
  topics?: readonly TopicId[];
  /** What people told of themselves has places of its own. */
  withoutStories?: true;
  page?: number;
  /** 1 and more; 20 when not given (G26). */
  perPage?: number;
}

export interface OfferedArticlesQuery extends Omit<ArticlesQuery, 'page' | 'perPage'> {
  limit: number;
}

/** An article that was chosen for a topic. */
export interface TopicArticle {
  topic: TopicId;
  article: ArticleSummary;
}

/** What a variant's articles can be chosen by: nothing is in it that no article answers. Shared by all pages, and read only. */
export interface ArticleFacets {
  /** Topics that an article is about, and those above them. */
  topics: ReadonlySet<TopicId>;
  /** Ids of treatment statuses that an article names. */
  statuses: ReadonlySet<string>;
  /** Ids of groups of cancers that an article names. */
  cancerGroups: ReadonlySet<string>;
  /** Those for whom there is an article. */
  readers: ReadonlySet<ArticleReader>;
}

/** The page that something is asked to go on from, by what it says of itself. */
export interface RelatedTo extends Pick<ArticleSummary, 'id' | 'topics'> {
  /** Id of its category; of articles alone. */
  category?: string;
  /** Ids of the cancer groups that it is for; empty means everybody. */
  cancerGroups: readonly string[];
}

export interface RelatedArticlesQuery {
  variant: VariantKey;
  to: RelatedTo;
  limit: number;
}

export interface NewsQuery {
  variant: VariantKey;
  page?: number;
  perPage?: number;
}

export interface RecommendationQuery {
  variant: VariantKey;
  cancerGroup?: string;
  /** Means nothing where the group does not name it among its `showPage`; without it no stage is taken for granted. */
  stage?: CancerGroupStage;
  limit?: number;
}

/** Every wish narrows; those for everybody (`is_common`) are kept where a group or a status is asked for. */
export interface QContentsQuery {
  age?: QContentAge;
  gender?: string;
  cancerGroup?: string;
  /** Id of a treatment status. */
  treatmentStatus?: string;
  /** Only those asked by many. */
  isCommon?: boolean;
}

export interface ArticleCategoryGroup {
  category: ArticleCategory;
  /** At most three, newest first (specification section 7). */
  articles: ArticleSummary[];
}

/** A day on which the desk is closed beyond the calendar's rules (G7). */
export interface Closure {
  /** YYYY-MM-DD in Japan. */
  day: string;
  variants: VariantKey[];
  /** Why, in words a member reads. */
  reason: string;
  /** Entered at the desk, and not announced by the content service. */
  byStaff?: true;
}

/** A legal text, and where its words come from: of a privacy policy that is a copy, the day is told (G12). */
export interface LegalTextAnswer extends WithCleaned<LegalText, 'body'> {
  /** The copy that came with the product. */
  bundled: boolean;
  /**
   * A public site publishes this text and could not be read: these are not its own words of today, wherever they come
   * from. False where no site is named.
   */
  stands_in: boolean;
}

/**
 * The named look-ups of the content service (specification section 7). Answers are cached 600 seconds, never
 * personal, and every HTML in them is clean. Throws AppError `not_found` for a missing item and `unavailable`
 * when the service does not answer and there is no copy.
 */
export interface ContentReader {
  /** Pages that name dated figures; the whole lists of articles, questions and services are read for it. */
  datedPages(): Promise<ContentAnswer<DatedPage[]>>;
  /** Newest first, and what answers a wish best before. */
  listArticles(query: ArticlesQuery): Promise<ContentAnswer<ContentPage<ArticleSummary>>>;
  /** What a variant's articles can be chosen by. */
  articleFacets(variant: VariantKey): Promise<ContentAnswer<ArticleFacets>>;
  /**
   * The newest (those that answer the wishes best before) for a place where nobody asked for them: without those that are
   * only sought (decision 0054) and those past their review date (G100).
   */
  offeredArticles(query: OfferedArticlesQuery): Promise<ContentAnswer<ArticleSummary[]>>;
  /**
   * What goes on from a page, the nearest first: by shared topics, then the newest of its category, and none that is for
   * another group of cancers. Like `offeredArticles` it holds nothing that is only sought or past its review date, and never
   * the page itself.
   */
  relatedArticles(query: RelatedArticlesQuery): Promise<ContentAnswer<ArticleSummary[]>>;
  /** Throws `not_found` for an article of another variant too. */
  getArticle(id: string, variant: VariantKey): Promise<ContentAnswer<Article>>;
  /** The version an editor has not published yet; never cached. Throws `not_found` for a wrong draft key (G27). */
  getArticleDraft(id: string, draftKey: string): Promise<ContentAnswer<Draft<Article>>>;
  /** Three offered ones of each category, categories in their order; empty ones are left out. */
  articlesByCategory(variant: VariantKey): Promise<ContentAnswer<ArticleCategoryGroup[]>>;
  /** In the order of the ids; unknown ids are left out. For eye catches of favourites and pop-ups. */
  articlesByIds(ids: readonly string[], variant: VariantKey): Promise<ContentAnswer<ArticleSummary[]>>;
  /**
   * Of each topic the article that names it first of all, or as near to its first as any does, the newest among equals; in the
   * order of the topics, and a topic without one is left out. Like `offeredArticles` it holds nothing that is only sought or past
   * its review date, and no story.
   */
  articlesOnTopics(topics: readonly TopicId[], variant: VariantKey): Promise<ContentAnswer<TopicArticle[]>>;
  /**
   * Those that an operator chose for the group and stage, filled up with those to be made known that name this group or
   * none; neither what is past its review date (G100) nor what is only sought (decision 0054).
   */
  recommendedArticles(query: RecommendationQuery): Promise<ContentAnswer<ArticleSummary[]>>;
  /** Without those whose id holds an organisation's name followed by -info. */
  listArticleCategories(variant: VariantKey): Promise<ContentAnswer<ArticleCategory[]>>;
  /** Newest first, closures included: a member reads them as news too. */
  listNews(query: NewsQuery): Promise<ContentAnswer<ContentPage<NewsSummary>>>;
  /** Throws `not_found` for news of other variants: their hours and days off would mislead. */
  getNews(id: string, variant: VariantKey): Promise<ContentAnswer<News>>;
  /** All of them, or those of one variant: `value.map(({ day }) => day)` is what the hours engine takes. */
  closures(variant?: VariantKey): Promise<ContentAnswer<Closure[]>>;
  /** Every service in its order, whoever it is for: `isServiceFor` (domain) decides who sees it. */
  services(): Promise<ContentAnswer<ServiceSummary[]>>;
  /**
   * Those recommended for one situation or another, in their order, whoever they are for; none past its review date
   * (G100).
   */
  recommendedServices(): Promise<ContentAnswer<ServiceSummary[]>>;
  getService(id: string): Promise<ContentAnswer<Service>>;
  /** As `getArticleDraft`. */
  getServiceDraft(id: string, draftKey: string): Promise<ContentAnswer<Draft<Service>>>;
  /**
   * The concerns as the content service names them (specification section 7). No page asks: the four are the portal's
   * own, since addresses and menus are made of them (`CONCERNS`, domain), and each service brings the name of its own.
   */
  serviceCategories(): Promise<ContentAnswer<ServiceCategory[]>>;
  serviceSubCategories(): Promise<ContentAnswer<ServiceSubCategory[]>>;
  serviceRecommendCategories(): Promise<ContentAnswer<ServiceRecommendCategory[]>>;
  /** The questions of a variant in their order. */
  faqs(variant: VariantKey): Promise<ContentAnswer<Faq[]>>;
  /** The parts of a variant's /faq that hold a question, in their order. */
  faqCategories(variant: VariantKey): Promise<ContentAnswer<FaqCategory[]>>;
  /** Newest day first; on the same day the featured ones first. */
  qContents(query?: QContentsQuery): Promise<ContentAnswer<QContentSummary[]>>;
  getQContent(id: string): Promise<ContentAnswer<QContent>>;
  /** In the order of their readings; the bundled terms where the service has none or does not answer. */
  glossary(): Promise<ContentAnswer<GlossaryTerm[]>>;
  /** Open calls first, then by the end of their period. */
  monitorSurveys(): Promise<ContentAnswer<MonitorSurvey[]>>;
  /** Whole texts of everything the site's search finds, for everybody: who may find what stands beside each. */
  searchableDocuments(): Promise<SearchableAnswer>;
  /**
   * Address of a public picture by its key; the placeholder where there is none, `stale` where it could not be asked
   * for. Throws neither `not_found` nor `unavailable` (G97).
   */
  uploadFilePath(key: string): Promise<ContentAnswer<string>>;
  /**
   * As `uploadFilePath`, for several keys: key -> address (specification section 8, G97). No page asks: none names more
   * than one such picture so far, since lists show the drawing of a cover itself.
   */
  uploadFileSomePath(keys: readonly string[]): Promise<ContentAnswer<Readonly<Record<string, string>>>>;
  cancerTypes(): Promise<ContentAnswer<CancerType[]>>;
  cancerParts(): Promise<ContentAnswer<CancerPart[]>>;
  cancerGroups(): Promise<ContentAnswer<CancerGroup[]>>;
  diagnosedTimes(): Promise<ContentAnswer<DiagnosedTime[]>>;
  /** Without ALL, ordered by status_id; `button`: only those that have questions and answers to show. */
  treatmentStatuses(options?: { button?: boolean }): Promise<ContentAnswer<TreatmentStatus[]>>;
  /** Only sections with is_show, in their order. */
  landingSections(variant: VariantKey): Promise<ContentAnswer<LandingSection[]>>;
  /** The newest version in force; the bundled copy when the service has none or does not answer. */
  legalText(kind: LegalKind, variant: VariantKey): Promise<ContentAnswer<LegalTextAnswer>>;
}
