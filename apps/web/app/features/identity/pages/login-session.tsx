import { updatedTermsEndpoint } from '@hidamari/contract/hosted-login';
import { HOSTED_LOGIN_WAIT_SECONDS } from '@hidamari/domain/limits';
import { ButtonLink } from '@hidamari/ui/button';
import { Working } from '@hidamari/ui/progress';
import { useEffect, useRef, useState } from 'react';
import { redirect, useSearchParams } from 'react-router';
import { pageContext } from '../../../page-context.ts';
import { readIllnessText } from '../../../parts/content/illness-consent-text.tsx';
import { browserApi } from '../../../shell/data/browser-api.ts';
import { hostedLoginCalls } from '../../../shell/data/contract-calls.ts';
import { type FailedSave, failedSaveOf } from '../../../shell/forms/failed-save.ts';
import { FailedSaveNotice } from '../../../shell/forms/failed-save-notice.tsx';
import { pageMeta } from '../../../shell/page-meta.ts';
import { FlowLayout } from '../components/flow-layout.tsx';
import { TermsAgreement } from '../components/terms-agreement.tsx';
import { leaveAfterSignIn, leaveWhenMoved, leaveWhenRegistered } from '../hosted-login.ts';
import type { Route } from './+types/login-session';

export const meta: Route.MetaFunction = (args) => pageMeta(args);

/** Texts that wait for consent (U-E09), unless the hosted login has just come back with its code. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { api, hasChallenge, member } = page;
  const isBack = new URL(request.url).searchParams.has('code');
  if (isBack || (!hasChallenge && member === null)) return { outdated: null };
  const outdated = await api.call(updatedTermsEndpoint, {}).catch(() => null);
  if (outdated === null && member !== null) throw redirect('/');
  if (outdated === null) return { outdated };
  const hasIllness = outdated.texts.some(({ kind }) => kind === 'sensitive_data');
  return {
    outdated: { texts: outdated.texts, illnessText: hasIllness ? await readIllnessText(page) : null },
  };
}

async function exchange(query: URLSearchParams): Promise<void> {
  const { hostedLoginSessionEndpoint } = await hostedLoginCalls();
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
  await leaveAfterSignIn(answer, { isAgreed: query.get('is_agreed') === 'true' });
}

/** /login/session (U-L13): where the hosted login comes back with its code, and where new terms are agreed to (G143). */
export default function LoginSessionPage({ loaderData: { outdated } }: Route.ComponentProps) {
  if (outdated === null) return <LoginSession />;
  return (
    <FlowLayout
      title="新しい規約のご確認"
      lead="ご利用の前に、新しくなったところをご確認ください。"
      help="わからないとき"
      helpNote="相談員が、変わったところをご説明します。"
    >
      <TermsAgreement {...outdated} />
    </FlowLayout>
  );
}

/** The code of the hosted login is exchanged once. */
function LoginSession() {
  const [query] = useSearchParams();
  const [failure, setFailure] = useState<FailedSave | null>(null);
  const hasStarted = useRef(false);
  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    exchange(query).catch((error: unknown) => {
      if (!leaveWhenRegistered(error) && !leaveWhenMoved(error)) setFailure(failedSaveOf(error, 'login'));
    });
  }, [query]);
  return (
    <FlowLayout
      title={failure ? 'ログインできませんでした' : 'ログインしています'}
      lead={failure ? 'もう一度、はじめからお試しください。' : 'そのままお待ちください。'}
      help="うまくログインできないとき"
    >
      {failure ? (
        <>
          <FailedSaveNotice failure={failure} />
          <ButtonLink href="/login">ログイン画面へ</ButtonLink>
        </>
      ) : (
        <Working>ログインの手続きをしています…</Working>
      )}
    </FlowLayout>
  );
}
