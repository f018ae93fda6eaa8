export { topicPhrases } from './words-of-topics.ts';
