import { type ApiClient, createBrowserClient } from '@hidamari/contract/client';
import { AppError } from '@hidamari/domain/errors';
import { logoutProgress } from './logout-progress.ts';
import { watchMaintenance } from './maintenance-words.ts';
import { accessTokenStore } from './tab-session.ts';

let client: ApiClient | undefined;

/** The tab's client of the own service. Must not be called while rendering on the server. */
export function browserApi(): ApiClient {
  client ??= watchMaintenance(
    silentDuringLogout(
      createBrowserClient({
        baseUrl: '/api',
        accessToken: accessTokenStore,
        // The dead token goes; what is typed stays, and the form itself says what to do (G104).
        onUnauthenticated: () => accessTokenStore.set(null),
      }),
    ),
  );
  return client;
}

/** While somebody logs out, the page asks nothing by itself: the session may have ended before it is asked. */
export function silentDuringLogout(api: ApiClient): ApiClient {
  return {
    async call(endpoint, input, wishes) {
      if (wishes?.isUnattended && logoutProgress.isInProgress()) throw new AppError('network');
      return api.call(endpoint, input, wishes);
    },
  };
}
