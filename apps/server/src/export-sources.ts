import type {
  AttachedContent,
  CaseSummary,
  Consultation,
  ConsultationMessage,
} from '@hidamari/contract/consultations';
import type { Inquiry } from '@hidamari/contract/inquiries';

/** Something to read that a supporter put beside words, with its address on the host of the member's variant. */
export interface TakenAttached extends Pick<AttachedContent, 'kind' | 'title'> {
  url: string;
}

/** A message as its member reads it. */
export interface TakenMessage
  extends Pick<ConsultationMessage, 'seq' | 'author' | 'staff_name' | 'text' | 'at'> {
  pictures: { key: string; content_type: string }[];
  attached: TakenAttached | null;
}

/** A version of the summary, with what the member wrote to it. */
export interface TakenSummary
  extends Pick<CaseSummary, 'version' | 'staff_name' | 'at' | 'concern' | 'talked' | 'next_step'> {
  attached: TakenAttached[];
  corrections: { at: string; quote: string | null; text: string }[];
}

/**
 * A consultation case as its member takes it along: what the portal has shown them, and nothing that the desk keeps
 * for itself. Its words are read as they are asked for, anew each time.
 */
export interface TakenCase
  extends Pick<Consultation, 'number' | 'title' | 'channel' | 'topics' | 'status' | 'opened_at'> {
  /** Wire timestamp; null while it goes on. */
  closed_at: string | null;
  /** In the order they were written. */
  messages(): AsyncIterable<TakenMessage>;
  /** Every version, the oldest first. */
  summaries(): AsyncIterable<TakenSummary>;
}

/** An inquiry of the member with its answer. `answer.text` is what was mailed; null for any other way of answering. */
export interface TakenInquiry
  extends Pick<
    Inquiry,
    | 'receipt_number'
    | 'type'
    | 'kind'
    | 'reply_by'
    | 'due_on'
    | 'created_at'
    | 'name'
    | 'name_kana'
    | 'email'
    | 'phone_number'
    | 'standing'
    | 'message'
    | 'background'
    | 'answered_at'
  > {
  answer: { by: NonNullable<Inquiry['answer']>['by']; text: string | null } | null;
}

/**
 * What there is of a member now, the oldest first: each call of the answer goes through the same ones, a few at a time
 * and as they stand then, and leaves out one that went meanwhile.
 */
export type Rereading<Item> = (memberId: string) => Promise<() => AsyncIterable<Item>>;

/** Where the consultations of an export come from: each noun answers for its own. */
export interface ConsultationSources {
  casesOf: Rereading<TakenCase>;
  inquiriesOf: Rereading<TakenInquiry>;
}
