export {
  ARTICLE_CANCERS,
  ARTICLE_NEEDS,
  ARTICLE_READERS,
  ARTICLE_TIMES,
  type ArticleReader,
  type ArticleTimeKey,
  fitOfTopic,
  isForReader,
  timeOfStatus,
} from './article-choices.ts';
export { LOG_ARTICLES_DAYS, type StrongSymptom, strongSymptoms } from './strong-symptoms.ts';
