import type { Dependencies } from '../../dependencies.ts';
import type { ConsultationSources } from '../../export-sources.ts';
import type { Authenticator, MemberCaller, RequestFacts } from '../../http/caller.ts';
import type { CookieJar } from '../../http/route.ts';

/**
 * A part of the document beside the logs: one key of the JSON. Its module reads it; what stands in it is written into
 * the README by `fields`.
 */
export interface DataSection {
  /** Key in the document, snake_case. */
  name: string;
  /** What it is called in the README. */
  title: string;
  /** Every field of it: dotted name and what it means, in Japanese. */
  fields: readonly DocumentedField[];
  /** The section as it goes into the JSON. */
  read(memberId: string): Promise<unknown>;
}

/** A field of the document and what it means. `[]` after a name: a list. */
export type DocumentedField = readonly [name: string, meaning: string];

/** A picture or paper of the logs or of a message, opened; null when it is not there, or not this member's. */
export type ReadPicture = (
  memberId: string,
  key: string,
) => Promise<{ bytes: Buffer; contentType: string } | null>;

/** What exporting and importing work with. */
export interface MyDataNeeds
  extends Pick<
    Dependencies,
    'settings' | 'database' | 'encryption' | 'objectStorage' | 'rateLimits' | 'clock' | 'log'
  > {
  sections: readonly DataSection[];
  consultations: ConsultationSources;
  readPicture: ReadPicture;
  authenticator: Authenticator;
  /** Uses up the proof of password and code; `forbidden` without one. */
  spendProof(caller: MemberCaller, exchange: { request: RequestFacts; cookies: CookieJar }): Promise<void>;
}
