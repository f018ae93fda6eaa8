import type * as z from 'zod';

/**
 * Words of the microCMS query; the client sends them as they stand. Its `q` is not among them: what somebody looks for
 * stays with us (`searchLookup`).
 */
export interface ContentQuery {
  /** 0 to 100; 10 when not given. */
  limit?: number;
  offset?: number;
  /** Field names, `-` in front for descending: `-publishedAt,order`. */
  orders?: string;
  ids?: readonly string[];
  /** Only these fields are answered; then the schema must ask for no others. */
  fields?: readonly string[];
  /** `category[equals]money[and]important[equals]true`. Values are never escaped: check them first. */
  filters?: string;
  /** Levels of references that are filled in: 0 to 3, 1 when not given. */
  depth?: 0 | 1 | 2 | 3;
  /** Opens the draft of one item. */
  draftKey?: string;
}

/** One page of a list; `totalCount` counts all that match. */
export interface ContentList<T> {
  contents: T[];
  totalCount: number;
  offset: number;
  limit: number;
}

/** The cause of an `unavailable` list that was asked for too much at once: fewer items may be answered. */
export class TooMuchAtOnceError extends Error {
  constructor() {
    super('content service answers less at once');
    this.name = 'TooMuchAtOnceError';
  }
}

/**
 * A content service in the microCMS wire format. Every answer is parsed with the schema that is handed in
 * before anybody sees it. Throws AppError `not_found` (no such item) or `unavailable` (no answer in time, a
 * refusal, or an answer of the wrong shape); the cause tells the operator which. A list leaves out single items
 * of the wrong shape.
 */
export interface ContentSource {
  list<T extends z.ZodType>(
    endpoint: string,
    query: ContentQuery,
    item: T,
  ): Promise<ContentList<z.output<T>>>;
  /** With a draft key the version that is not published yet, if the key is that item's. */
  single<T extends z.ZodType>(
    endpoint: string,
    id: string,
    item: T,
    query?: Pick<ContentQuery, 'draftKey'>,
  ): Promise<z.output<T>>;
  /** Tells the operator, by a code of a closed list, what whoever reads from the service found out. */
  report(fault: string): void;
}
