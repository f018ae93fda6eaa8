export {
  ARTICLE_CANCERS,
  ARTICLE_NEEDS,
  ARTICLE_READERS,
  ARTICLE_TIMES,
  type ArticleReader,
  type ArticleTimeKey,
  distanceFromTime,
  fitOfTopic,
  isAboutAnotherIllness,
  isAboutIllness,
  isForFamilyFirst,
  isForReader,
  isKindOfCancer,
  type KnownIllness,
  timeOfStatus,
} from './article-choices.ts';
export { LOG_ARTICLES_DAYS, type StrongSymptom, strongSymptoms } from './strong-symptoms.ts';
