import { staffLogoutEndpoint } from '@hidamari/contract/staff';
import { AppError } from '@hidamari/domain/errors';
import { screenHref } from '@hidamari/domain/screens';
import { Button } from '@hidamari/ui/button';
import { useToast } from '@hidamari/ui/toast';
import { useState } from 'react';
import { browserApi } from '../../shell/data/browser-api.ts';
import { forgetMember } from '../../shell/data/held-member.ts';
import { logoutProgress } from '../../shell/data/logout-progress.ts';

/** Ends the staff session, and whatever was begun in a member's place. */
export function DeskLogout() {
  const [isBusy, setBusy] = useState(false);
  const toast = useToast();
  const leave = () => {
    forgetMember();
    window.location.replace(screenHref('/desk/login'));
  };
  const logOut = async () => {
    setBusy(true);
    logoutProgress.begin();
    try {
      await browserApi().call(staffLogoutEndpoint, {});
      leave();
    } catch (error) {
      // Over already: the person wanted to be out, and is.
      if (error instanceof AppError && error.status === 401) return leave();
      logoutProgress.giveUp();
      setBusy(false);
      toast({ text: 'ログアウトできませんでした。もう一度お試しください。' });
    }
  };
  return (
    <Button kind="plain" size="small" onClick={logOut} busy={isBusy ? 'ログアウトしています…' : undefined}>
      ログアウト
    </Button>
  );
}
