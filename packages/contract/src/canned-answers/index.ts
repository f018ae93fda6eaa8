export {
  addCannedAnswerEndpoint,
  type CannedAnswer,
  type CannedAnswerText,
  cannedAnswer,
  cannedAnswerBody,
  cannedAnswerChange,
  changeCannedAnswerEndpoint,
  deleteCannedAnswerEndpoint,
  listCannedAnswersEndpoint,
} from './canned-answers.endpoints.ts';
