import type { ApiClient } from '@hidamari/contract/client';
import { browserApi } from './browser-api.ts';

/** On the server every answer of a page stands in the cache already: nothing is asked for while rendering. */
const SILENT_API: ApiClient = { call: () => new Promise(() => {}) };

/** The client of a component's queries, wherever it is drawn. */
export function pageApi(): ApiClient {
  return typeof window === 'undefined' ? SILENT_API : browserApi();
}
