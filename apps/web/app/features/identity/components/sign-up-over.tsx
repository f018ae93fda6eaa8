import { screenHref } from '@hidamari/domain/screens';
import { Notice } from '@hidamari/ui/notice';
import { type ReactNode, useEffect, useState } from 'react';
import { readDraft } from '../../../shell/forms/use-draft.ts';
import { usePageData } from '../../../shell/page-data.ts';
import { accountDraft } from '../sign-up-steps.ts';
import { FlowLayout } from './flow-layout.tsx';
import { StartAgain } from './start-again.tsx';

/** Whether this tab still has what was typed at the account's step; false while the page is drawn at first. */
function useHasAccountDraft(): boolean {
  const { variant } = usePageData();
  const [hasDraft, setHasDraft] = useState(false);
  useEffect(() => setHasDraft(readDraft(accountDraft(variant)) !== null), [variant]);
  return hasDraft;
}

/** Sign-up has run out, or was joined midway: `children` say which step, one button begins anew, nobody is asked to log in. */
export function SignUpOver({ children }: { children: ReactNode }) {
  const hasDraft = useHasAccountDraft();
  return (
    <StartAgain href={screenHref('/sign-up/role-verification')} label="もう一度、確認コードを受け取る">
      {children}
      {hasDraft ? '前に入れた内容は残っています。パスワードだけ、もう一度お願いします。' : ''}
    </StartAgain>
  );
}

/** The proof has run out while the next step was being filled in. */
export function ProofOver() {
  const hasDraft = useHasAccountDraft();
  return (
    <Notice tone="caution" live>
      <p>
        {`手続きの時間が切れました。お手数ですが、もう一度ご利用の確認をお願いします。${hasDraft ? '次の画面に入れた内容は、パスワードのほかは残っています。' : ''}`}
      </p>
    </Notice>
  );
}

/** A step of sign-up that a signed-in member has opened (G17). */
export function RegisteredAlready() {
  return (
    <FlowLayout title="登録はお済みです" lead="いま、会員としてログインしています。" help="お困りのとき">
      <StartAgain href="/" label="ホームへ">
        登録の手続きは、いまありません。
      </StartAgain>
    </FlowLayout>
  );
}
