export { topicPhrases } from './topic-phrases.ts';
