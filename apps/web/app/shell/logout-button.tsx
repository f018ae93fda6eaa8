import { AppError } from '@hidamari/domain/errors';
import { Button } from '@hidamari/ui/button';
import { QuestionDialog } from '@hidamari/ui/dialog';
import { useToast } from '@hidamari/ui/toast';
import { useState } from 'react';
import { authCalls, lateBrowserApi } from './data/contract-calls.ts';
import { logoutProgress } from './data/logout-progress.ts';
import { hasDrafts } from './forms/use-draft.ts';
import { usePageData } from './page-data.ts';
import { redirectSignedOut } from './sign-out-redirect.ts';

import { hasUnsaved } from './unsaved-work.ts';

/** Ends the session on the server, clears what this tab holds, and leaves for the address it answers (section 4). */
function useLogout() {
  const [isBusy, setBusy] = useState(false);
  const toast = useToast();
  const logOut = async () => {
    setBusy(true);
    logoutProgress.begin();
    try {
      // Brought on the press: client and contract stay out of every page's first load.
      const [{ browserApi }, { logoutEndpoint }] = await Promise.all([lateBrowserApi(), authCalls()]);
      const { url } = await browserApi().call(logoutEndpoint, {});
      redirectSignedOut(url);
    } catch (error) {
      // The session was over already: the person wanted to be out, and is.
      if (error instanceof AppError && error.status === 401) return redirectSignedOut('/');
      logoutProgress.giveUp();
      setBusy(false);
      toast({ text: 'ログアウトできませんでした。もう一度お試しください。' });
    }
  };
  return { logOut, busy: isBusy ? 'ログアウトしています…' : undefined };
}

const QUESTIONS = {
  unsaved: {
    title: '保存せずに、ログアウトしますか',
    text: 'まだ保存していません。ログアウトすると、書いたものは下書きも消えます。',
    stay: '書きつづける',
  },
  draft: {
    title: '下書きを消して、ログアウトしますか',
    text: 'この端末に、まだ保存していない下書きか、聞きたいことのメモがあります。ログアウトすると消えます。',
    stay: 'ログアウトしない',
  },
} as const;

/** The way out. What is written and not saved goes with it, drafts too (G67): that is asked before anything ends. */
export function LogoutButton({ width = 'auto' }: { width?: 'auto' | 'full' }) {
  const [asked, setAsked] = useState<keyof typeof QUESTIONS | null>(null);
  const { logOut, busy } = useLogout();
  const { member } = usePageData();
  // A concierge leaves by the banner: this would log the member out everywhere (G42).
  if (member?.acting) return null;
  const stay = () => setAsked(null);
  const question = QUESTIONS[asked ?? 'unsaved'];
  const logOutAnyway = () => {
    stay();
    logOut();
  };
  return (
    <>
      <Button
        kind="plain"
        size="small"
        width={width}
        onClick={() => {
          if (hasUnsaved()) setAsked('unsaved');
          else if (hasDrafts()) setAsked('draft');
          else logOut();
        }}
        busy={busy}
      >
        ログアウト
      </Button>
      <QuestionDialog
        isOpen={asked !== null}
        onClose={stay}
        title={question.title}
        answer={{ label: question.stay, onPress: stay }}
        otherAnswer={{ label: 'ログアウトする', onPress: logOutAnyway }}
      >
        <p>{question.text}</p>
      </QuestionDialog>
    </>
  );
}
