export {
  CANNED_ANSWER_LIMITS,
  CANNED_ANSWER_TOPICS,
  type CannedAnswerGroup,
  type CannedAnswerTopic,
  cannedAnswersByTopic,
  EVERY_TOPIC_LABEL,
} from './canned-answer.ts';
