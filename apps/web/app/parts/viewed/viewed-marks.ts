import {
  listViewedPagesEndpoint,
  storeViewedContentEndpoint,
  storeViewedInformationEndpoint,
  storeViewedNotificationsEndpoint,
  storeViewedPageEndpoint,
} from '@hidamari/contract/viewed';
import { browserApi } from '../../shell/data/browser-api.ts';
import { onForgetMember } from '../../shell/data/tab-session.ts';
import { announcePopupNews } from '../popups/shown-popup.ts';

/** What this tab has told already: a mark is kept once, so it is sent once. */
const told = new Set<string>();
onForgetMember(() => told.clear());

/** A mark is worth no word and no second try: it is forgotten when it cannot be sent, and sent with the next visit. */
async function once(key: string, send: () => Promise<unknown>): Promise<void> {
  if (told.has(key)) return;
  told.add(key);
  await send().catch(() => told.delete(key));
}

const unattended = { isUnattended: true } as const;

/** An article or a service was opened (G95). */
export function markContent(kind: 'article' | 'service', id: string): Promise<void> {
  return once(`${kind} ${id}`, () =>
    browserApi().call(storeViewedContentEndpoint, { body: { id, kind } }, unattended),
  );
}

/** News were read, several at once. */
export function markInformation(ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return Promise.resolve();
  return once(`news ${ids.join()}`, () =>
    browserApi().call(storeViewedInformationEndpoint, { body: { ids: [...ids] } }, unattended),
  );
}

/** Personal notices were read. */
export function markNotifications(ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return Promise.resolve();
  return once(`notices ${ids.join()}`, () =>
    browserApi().call(storeViewedNotificationsEndpoint, { body: { ids: [...ids] } }, unattended),
  );
}

/** Pages the account has visited before, asked for once a tab: what is known is not told again. */
let known: Promise<Set<string>> | null = null;
onForgetMember(() => {
  known = null;
});

function knownPages(): Promise<Set<string>> {
  known ??= browserApi()
    .call(listViewedPagesEndpoint, {}, unattended)
    .then((pages) => new Set(pages.map(({ path }) => path)));
  return known;
}

/** A page was visited; told once for the account, at its first visit. `path` as `pagePath` writes it (G144). */
export function markPage(path: string): Promise<void> {
  return once(`page ${path}`, async () => {
    const pages = await knownPages().catch(() => new Set<string>());
    if (pages.has(path)) return;
    await browserApi().call(storeViewedPageEndpoint, { body: { path } }, unattended);
    announcePopupNews();
  });
}
