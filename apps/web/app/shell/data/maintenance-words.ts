import type { ApiClient } from '@hidamari/contract/client';
import { AppError } from '@hidamari/domain/errors';
import { useSyncExternalStore } from 'react';

/** What the last answer said of a maintenance; undefined: nothing. */
let words: string | undefined;
const watchers = new Set<() => void>();

function hear(told: string | undefined): void {
  if (told === words) return;
  words = told;
  for (const changed of [...watchers]) changed();
}

/** The same client, whose answers tell of a maintenance and of its end, for whatever part of the page could not be read (G31). */
export function watchMaintenance(api: ApiClient): ApiClient {
  return {
    async call(endpoint, input, wishes) {
      try {
        const answer = await api.call(endpoint, input, wishes);
        hear(undefined);
        return answer;
      } catch (error) {
        // The words of refusals are brought where they are needed: no page carries them for this alone.
        if (error instanceof AppError && error.code === 'maintenance')
          await import('./why-failed.ts').then(
            ({ whyFailed }) => hear(whyFailed(error)),
            () => undefined,
          );
        throw error;
      }
    },
  };
}

const subscribe = (onChange: () => void) => {
  watchers.add(onChange);
  return () => void watchers.delete(onChange);
};

/** What is told just now. */
export const maintenanceWords = (): string | undefined => words;

/** The words of a maintenance that a call of this tab has met, until one is answered again; never on the server. */
export function useMaintenanceWords(): string | undefined {
  return useSyncExternalStore(subscribe, maintenanceWords, () => undefined);
}
