import type { Transform } from 'node:stream';
import type { Executor } from '../database/database.ts';

/**
 * Free text and images are encrypted before they reach the database: a data key per member, wrapped by
 * DATA_KEY, which never lies in the database. Erasing a member's key makes the text unreadable for ever.
 */
export interface Encryption {
  /** The member's cipher; makes and stores the member's data key on first use. */
  forMember(executor: Executor, memberId: string): Promise<MemberCipher>;
  /** The cipher of a key whose row was just read, such as with a session or in the row of a list. Asks nothing. */
  unwrapped(ownerId: string, wrappedKey: string): MemberCipher;
  /**
   * The cipher of a record that outlives its member, such as a consultation case (G53): a key of its own, kept beside
   * the members' and erased with the record (`eraseDataKey`).
   */
  forRecord(executor: Executor, recordId: string): Promise<MemberCipher>;
  /**
   * `forRecord` for the rows of a list, in one statement: answers what gives the cipher of each of these ids, and throws
   * for any other. A record that has nothing sealed yet gets its key here, one by one.
   */
  forRecords(executor: Executor, recordIds: readonly string[]): Promise<(recordId: string) => MemberCipher>;
}

export interface MemberCipher {
  /** Authenticated encryption of a text, bound to `context` (such as `treatment-log:{id}`). */
  encrypt(plain: string, context: string): string;
  /** Throws when the text was changed, belongs to another context or another member. */
  decrypt(sealed: string, context: string): string;
  /** As `encrypt`, for the bytes of a file. */
  sealBytes(plain: Buffer, context: string): Buffer;
  /** Throws like `decrypt`. Opens what `sealStream` wrote, too. */
  openBytes(sealed: Buffer, context: string): Buffer;
  /** Seals what flows through, without holding it; `SEALED_EXTRA_BYTES` more come out than go in. */
  sealStream(context: string): Transform;
  /**
   * Keyed hashes of the folded pieces (one and two characters) of a text, for a keyword search that needs no
   * plaintext. Same text and member: same hashes.
   */
  searchTokens(text: string): string[];
  /** The key that seals the member's drafts on their own devices (G67): 32 bytes; nothing of the server is sealed with it. */
  draftKey(): Buffer;
}
