export { topicNearness } from './nearness.ts';
export { isTopicId, nameOf, parentOf, TOPICS, type Topic, type TopicId } from './topics.ts';
