export {
  type MutationOutcome,
  mutationOutcome,
  outcomeOfError,
  SAVE_FAILED_TEXT,
  SEND_AGAIN_LABEL,
} from './mutation-outcome.ts';
export {
  destinationForQueryError,
  PAGE_OF_STATUS,
  QUERIES_EXEMPT_ON_HOME,
  QUERIES_NEVER_REDIRECTING,
  type QueryErrorDestination,
  type RejectedQuery,
} from './query-errors.ts';
