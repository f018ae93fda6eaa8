export { LINE_STATUS, LINE_STATUSES, type LineStatusOf } from './line-statuses.ts';
export {
  LINE_ATTEMPT_STATES,
  LINE_LINK_SECONDS,
  type LineAttemptState,
  type LineLinkOutcome,
} from './link-attempts.ts';
