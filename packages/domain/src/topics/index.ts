export { isOnSameThing, nearnessOfService, topicNearness } from './nearness.ts';
export { isTopicId, nameOf, narrowerOf, parentOf, TOPICS, type Topic, type TopicId } from './topics.ts';
