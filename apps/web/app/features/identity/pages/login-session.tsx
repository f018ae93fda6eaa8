import { HOSTED_LOGIN_WAIT_SECONDS } from '@hidamari/domain/limits';
import { ButtonLink } from '@hidamari/ui/button';
import { Notice } from '@hidamari/ui/notice';
import { Working } from '@hidamari/ui/progress';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { browserApi } from '../../../shell/data/browser-api.ts';
import { type FailedSave, failedSaveOf } from '../../../shell/forms/failed-save.ts';
import { pageMeta } from '../../../shell/page-meta.ts';
import { WayFrame } from '../components/way-frame.tsx';
import { leaveAfterSignIn, leaveWhenRegistered } from '../hosted-login.ts';
import type { Route } from './+types/login-session';

export const meta: Route.MetaFunction = (args) => pageMeta(args);

/** Nothing to read, but asked for: each walk to the page passes the server's entry rules. */
export function loader() {
  return null;
}

async function exchange(query: URLSearchParams): Promise<void> {
  const { hostedLoginSessionEndpoint } = await import('@hidamari/contract/hosted-login');
  const iss = query.get('iss');
  const answer = await browserApi().call(
    hostedLoginSessionEndpoint,
    {
      body: {
        code: query.get('code') ?? '',
        state: query.get('state') ?? '',
        ...(iss !== null && { iss }),
        ...(query.get('is_agreed') === 'true' && { is_agreed: true }),
      },
    },
    { signal: AbortSignal.timeout(HOSTED_LOGIN_WAIT_SECONDS * 1_000) },
  );
  await leaveAfterSignIn(answer);
}

/** /login/session (U-L13): the hosted login comes back here with its code, which is exchanged once. */
export default function LoginSession() {
  const [query] = useSearchParams();
  const [failure, setFailure] = useState<FailedSave | null>(null);
  const hasStarted = useRef(false);
  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    exchange(query).catch((error: unknown) => {
      if (!leaveWhenRegistered(error)) setFailure(failedSaveOf(error));
    });
  }, [query]);
  return (
    <WayFrame
      title={failure ? 'ログインできませんでした' : 'ログインしています'}
      lead={failure ? 'もう一度、はじめからお試しください。' : 'そのままお待ちください。'}
      help="うまくログインできないとき"
    >
      {failure ? (
        <>
          <Notice tone="danger" live>
            <p>{failure.text}</p>
            {failure.requestId ? <p>お問い合わせ番号：{failure.requestId}</p> : null}
          </Notice>
          <ButtonLink href="/login">ログイン画面へ</ButtonLink>
        </>
      ) : (
        <Working>ログインの手続きをしています…</Working>
      )}
    </WayFrame>
  );
}
