import type { ConsultationMessage } from '@hidamari/contract/consultations';
import type { CurrentUser } from '@hidamari/contract/members';
import type { NextVisit } from '@hidamari/contract/treatment-logs';
import type { Dependencies } from '../../dependencies.ts';
import type { TalkNumbersModule } from '../talk-numbers/index.ts';

/** What the use cases of consultations work with. */
export interface ConsultationParts
  extends Pick<
    Dependencies,
    | 'database'
    | 'encryption'
    | 'objectStorage'
    | 'rateLimits'
    | 'bus'
    | 'clock'
    | 'outbox'
    | 'deliver'
    | 'mailFates'
    | 'settings'
    | 'log'
    | 'closuresFor'
    | 'content'
  > {
  talkNumbers: Pick<TalkNumbersModule, 'use'>;
  card: CardSources;
}

/** Where the member's card comes from: each noun answers for its own. */
export interface CardSources {
  readProfile(memberId: string): Promise<CurrentUser>;
  nextVisitOf(memberId: string): Promise<NextVisit | null>;
  /** Names by id, from the content. */
  cancerTypes(): Promise<ReadonlyMap<string, string>>;
  treatmentStatuses(): Promise<ReadonlyMap<string, string>>;
}

/** What lies sealed in the row of a message. */
export type MessageBody = Pick<ConsultationMessage, 'text' | 'pictures' | 'attached'>;

/** The places of a case that are sealed, each bound to its own row: no text opens in another's place. */
export const sealContext = {
  title: (caseId: string) => `consultation:${caseId}:title`,
  message: (messageId: string) => `consultation-message:${messageId}`,
  note: (noteId: string) => `consultation-note:${noteId}`,
  summary: (summaryId: string) => `consultation-summary:${summaryId}`,
} as const;
