import type { ContentReader } from '@hidamari/contract/content';
import { AppError } from '@hidamari/domain/errors';

/** The reader for one render, and what became of its reads. */
export interface WatchedContent {
  content: ContentReader;
  /** False once anything was an old copy or could not be read: what was drawn of it is true for a moment only. */
  isSound(): boolean;
}

type AnyRead = (...input: never[]) => Promise<{ stale: boolean }>;

/** Looks over a reader's shoulder. An item that is not there is an answer like any other. */
export function watchContent(content: ContentReader): WatchedContent {
  let sound = true;
  const watched =
    (read: AnyRead): AnyRead =>
    async (...input) => {
      try {
        const answer = await read(...input);
        if (answer.stale) sound = false;
        return answer;
      } catch (error) {
        if (!(error instanceof AppError && error.code === 'not_found')) sound = false;
        throw error;
      }
    };
  return {
    content: new Proxy(content, {
      get: (target, name) => {
        const read = Reflect.get(target, name);
        return typeof read === 'function' ? watched(read.bind(target)) : read;
      },
    }),
    isSound: () => sound,
  };
}
