export {
  ARTICLE_CANCERS,
  ARTICLE_NEEDS,
  ARTICLE_READERS,
  ARTICLE_TIMES,
  type ArticleReader,
  type ArticleTimeKey,
  answeredTopics,
  distanceFromTime,
  fitOfTopic,
  isAboutAnotherIllness,
  isAboutIllness,
  isForFamilyFirst,
  isForReader,
  isKindOfCancer,
  isOfOtherRelation,
  type KnownIllness,
  timeOfStatus,
  topicOfRelation,
} from './article-choices.ts';
export { isStory, STORY_CATEGORY } from './story.ts';
export { LOG_ARTICLES_DAYS, type StrongSymptom, strongSymptoms } from './strong-symptoms.ts';
