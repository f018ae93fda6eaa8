import { type TransferState, transferStateEndpoint } from '@hidamari/contract/hosted-login';
import { readCurrentUserEndpoint } from '@hidamari/contract/members';
import { AppError } from '@hidamari/domain/errors';
import { hrefOfScreenId } from '@hidamari/domain/screens';
import { ButtonLink } from '@hidamari/ui/button';
import type { ReactNode } from 'react';
import { type RouterContextProvider, redirect } from 'react-router';
import { type PageContext, pageContext } from '../../../page-context.ts';
import { pageMeta } from '../../../shell/page-meta.ts';
import { FlowLayout } from '../components/flow-layout.tsx';
import { MoveChoice } from '../components/move-choice.tsx';
import { MoveCodeStep } from '../components/move-code-step.tsx';
import { MoveConfirm, MoveGoesOn } from '../components/move-confirm.tsx';
import { MovedResult } from '../components/moved-result.tsx';
import { StaffEntries } from '../components/staff-entries.tsx';
import type { Route } from './+types/migration';

export const meta: Route.MetaFunction = (args) => pageMeta(args);

const NOT_MOVING: readonly AppError['code'][] = ['not_found', 'unauthenticated', 'step_expired'];

/** Where the move stands; null: there is none, or it is over. One that has moved already is told so (U-E10). */
async function readState(context: Readonly<RouterContextProvider>): Promise<TransferState | null> {
  try {
    return await context.get(pageContext).api.call(transferStateEndpoint, {});
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.facts.nextPageId) throw redirect(hrefOfScreenId(error.facts.nextPageId));
    if (NOT_MOVING.includes(error.code)) return null;
    throw error;
  }
}

function readUser({ api }: PageContext) {
  return api.call(readCurrentUserEndpoint, { query: { withDiagnosedCancers: 1, withTreatmentLogs: 0 } });
}

/** What staff entered, for the member alone (G43). */
async function readEntries(page: PageContext) {
  const [user, { value: types }] = await Promise.all([readUser(page), page.content.cancerTypes()]);
  return { user, cancerNames: Object.fromEntries(types.map(({ id, name }) => [id, name])) };
}

export async function loader({ context }: Route.LoaderArgs) {
  const state = await readState(context);
  const page = context.get(pageContext);
  if (state === null && page.member !== null) throw redirect('/');
  return {
    state,
    entries: state?.step === 'entries' ? await readEntries(page) : null,
    others: state?.step === 'done' ? (await readUser(page)).other_users : [],
  };
}

interface Words {
  title: string;
  lead: string;
}

const OVER: Words = {
  title: '移行の手続きを続けられません',
  lead: '手続きの時間が切れたか、もう終わっています。記録はなくなっていません。もう一度ログインすると、続きから進めます。',
};

const WORDS: Record<TransferState['step'], Words> = {
  choose: {
    title: '共通IDへの移行',
    lead: 'これまでのIDを「共通ID」に替えます。電話番号とパスワードでログインできるようになり、これまでの記録はそのまま続きます。',
  },
  code: { title: '確認コードを入れる', lead: '6桁の数字をSMSで送りました。' },
  confirm: {
    title: '共通IDへ移します',
    lead: 'これまでのIDと共通IDが、同じ方のものと確かめられました。',
  },
  moving: {
    title: '移行の続き',
    lead: '前の移行が途中で止まっていました。続きから移します。記録はなくなっていません。',
  },
  done: { title: '移行が終わりました', lead: '共通IDで、これまでの記録をお使いいただけます。' },
  entries: {
    title: 'ご登録の内容の確認',
    lead: '相談員がお電話などでうかがい、登録した内容です。はじめに一度だけ、ご確認ください。',
  },
};

type Extras = Pick<Route.ComponentProps['loaderData'], 'entries' | 'others'>;

function partOf(state: TransferState, { entries, others }: Extras): ReactNode {
  switch (state.step) {
    case 'choose':
      return <MoveChoice state={state} />;
    case 'code':
      return <MoveCodeStep resendAfter={state.resend_after} />;
    case 'confirm':
      return <MoveConfirm counts={state.counts} />;
    case 'moving':
      return <MoveGoesOn left={state.left} />;
    case 'done':
      return <MovedResult state={state} others={others} />;
    case 'entries':
      return entries ? <StaffEntries {...entries} /> : null;
  }
}

/** /login/migration (U-L12): from an earlier ID to the common ID, step by step (G39, G40). */
export default function Migration({ loaderData: { state, ...extras } }: Route.ComponentProps) {
  const { title, lead } = state ? WORDS[state.step] : OVER;
  const to = state?.step === 'code' ? `${state.masked_to}に、${lead}` : lead;
  return (
    <FlowLayout
      title={title}
      lead={to}
      help="わからないとき、違うところがあるとき"
      helpNote="相談員が一緒に進めます。"
    >
      {state ? (
        partOf(state, extras)
      ) : (
        <ButtonLink href="/login" width="full">
          ログインへ
        </ButtonLink>
      )}
    </FlowLayout>
  );
}
