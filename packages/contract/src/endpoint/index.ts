export {
  type Access,
  type AnswerOf,
  type BodyOf,
  type Endpoint,
  endpoint,
  type InputOf,
  type Method,
  type ParamsOf,
  type QueryOf,
  type ResultOf,
  type SuccessStatus,
} from './endpoint.ts';
