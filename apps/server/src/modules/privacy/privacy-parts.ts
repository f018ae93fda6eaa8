import type { PrivacyRequest } from '@hidamari/contract/privacy';
import { formatWireTimestamp } from '@hidamari/domain/japanese-dates';
import { answerDueOn } from '@hidamari/domain/privacy';
import type { Dependencies } from '../../dependencies.ts';
import type { PrivacyRequestRow } from './privacy-requests.repository.ts';

/** A request as its member sees it: without its words. */
export function describeRequest(row: PrivacyRequestRow): PrivacyRequest {
  return {
    receipt_number: row.receipt_number,
    kind: row.kind,
    state: row.state,
    received_at: formatWireTimestamp(row.received_at),
    answer_due_on: answerDueOn(row.received_at),
    done_at: row.done_at && formatWireTimestamp(row.done_at),
  };
}

/** What the rights over one's data work with. */
export type PrivacyParts = Pick<
  Dependencies,
  'settings' | 'database' | 'outbox' | 'encryption' | 'rateLimits' | 'content' | 'clock'
>;
