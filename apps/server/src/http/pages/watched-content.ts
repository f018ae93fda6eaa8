import type { ContentAnswer, ContentReader } from '@hidamari/contract/content';
import { AppError } from '@hidamari/domain/errors';

/** The reader for one render, and what became of its reads. */
export interface WatchedContent {
  content: ContentReader;
  /**
   * False once anything was an old copy, could not be read, or has not come yet: what was drawn of it, or without it, is
   * true for a moment only.
   */
  isSound(): boolean;
  /**
   * When the oldest of the sound answers was read from the service, in milliseconds since 1970; Infinity while there is
   * none. What was drawn of them is as old as that.
   */
  oldestRead(): number;
}

type AnyRead = (...input: never[]) => Promise<Pick<ContentAnswer<unknown>, 'stale' | 'fetchedAt'>>;

/** Looks over a reader's shoulder. An item that is not there is an answer like any other. */
export function watchContent(content: ContentReader): WatchedContent {
  let sound = true;
  let underWay = 0;
  let oldest = Number.POSITIVE_INFINITY;
  const watched =
    (read: AnyRead): AnyRead =>
    async (...input) => {
      underWay += 1;
      try {
        const answer = await read(...input);
        if (answer.stale) sound = false;
        else oldest = Math.min(oldest, answer.fetchedAt ?? oldest);
        return answer;
      } catch (error) {
        if (!(error instanceof AppError && error.code === 'not_found')) sound = false;
        throw error;
      } finally {
        underWay -= 1;
      }
    };
  return {
    content: new Proxy(content, {
      get: (target, name) => {
        const read = Reflect.get(target, name);
        return typeof read === 'function' ? watched(read.bind(target)) : read;
      },
    }),
    isSound: () => sound && underWay === 0,
    oldestRead: () => oldest,
  };
}
