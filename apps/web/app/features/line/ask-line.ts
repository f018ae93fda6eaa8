import type { ApiClient } from '@hidamari/contract/client';
import {
  issueLineLinkTokenEndpoint,
  saveLineFriendStatusEndpoint,
  unlinkLineAccountEndpoint,
} from '@hidamari/contract/messaging';
import { AppError, factsOfMessage } from '@hidamari/domain/errors';
import { errorMessage } from '@hidamari/domain/refusals';
import { screenHref } from '@hidamari/domain/screens';
import { AFTER_LINK_TOKEN, AFTER_UNLINK, lineErrorHref } from './line-outcomes.ts';
import type { PendingLineToken } from './pending-line-token.ts';

/** What /line/session shows or does next. `go`: another page, in place of this one. */
export type SessionStep =
  | { kind: 'asking' | 'ask-unlink' | 'friend-first' | 'unlinked' | 'line-down' | 'no-line' }
  /** `isFriend`: whether our official account is their friend; null where LINE does not say. */
  | { kind: 'already-linked'; isFriend: boolean | null }
  | { kind: 'wait'; words: string }
  | { kind: 'go'; href: string };

const dead: SessionStep = { kind: 'go', href: lineErrorHref('token_refused') };

/** Asks for a link token, and where its status leads (G54, G15). */
export const askLinkToken = (api: ApiClient, token: PendingLineToken): Promise<SessionStep> =>
  orRefusal(async () => {
    const query = { access_token: token.accessToken };
    const { status_code: status, link_token: linkToken } = await api.call(issueLineLinkTokenEndpoint, {
      query,
    });
    const step = AFTER_LINK_TOKEN[status];
    if (typeof step === 'object') return { kind: 'go', href: lineErrorHref(step.error) };
    if (step === 'already-linked') return { kind: step, isFriend: await tellFriend(api, token) };
    if (step !== 'confirm') return { kind: step === 'friend-first' ? step : 'line-down' };
    return { kind: 'go', href: screenHref('/line/confirmation', null, { link_token: linkToken }) };
  });

/** Unlinks the LINE account that the person came with. */
export const unlinkThisLine = (api: ApiClient, { accessToken }: PendingLineToken): Promise<SessionStep> =>
  orRefusal(async () => {
    const query = { access_token: accessToken };
    const { status_code: status } = await api.call(unlinkLineAccountEndpoint, { query });
    const step = AFTER_UNLINK[status];
    if (typeof step === 'object') return { kind: 'go', href: lineErrorHref(step.error) };
    if (step === 'not-found') return { kind: 'go', href: screenHref('/line/user-not-found') };
    return { kind: step === 'unlinked' ? step : 'line-down' };
  });

/** Has LINE asked whether we are a friend of who is linked already: somebody may have added us long after linking. */
async function tellFriend(api: ApiClient, { accessToken }: PendingLineToken): Promise<boolean | null> {
  const body = { access_token: accessToken, is_friend: false };
  return api.call(saveLineFriendStatusEndpoint, { body }).then(
    ({ is_friend: isFriend }) => isFriend ?? null,
    () => null,
  );
}

async function orRefusal(ask: () => Promise<SessionStep>): Promise<SessionStep> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof AppError)) return { kind: 'line-down' };
    if (error.code === 'validation' || error.code === 'bad_request') return dead;
    if (error.code === 'not_found') return { kind: 'no-line' };
    if (error.status === 429) return { kind: 'wait', words: errorMessage(error.code, factsOfMessage(error)) };
    return { kind: 'line-down' };
  }
}
