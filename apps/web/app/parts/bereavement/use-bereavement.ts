import type { CurrentUser } from '@hidamari/contract/members';
import { useToast } from '@hidamari/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { browserApi } from '../../shell/data/browser-api.ts';
import { memberCalls } from '../../shell/data/contract-calls.ts';
import { keepCurrentUser } from '../../shell/data/current-user.ts';
import { type FailedSave, failedSaveOf } from '../../shell/forms/failed-save.ts';

/** Tells of a death, or takes that back (G149). A toast says what was done; what could not be done says so in its place. */
export function useBereavement({ is_bereaved: isBereaved }: Pick<CurrentUser, 'is_bereaved'>) {
  const client = useQueryClient();
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<FailedSave | null>(null);
  const tell = async (told: boolean) => {
    setBusy(true);
    setFailure(null);
    try {
      const body = { is_bereaved: told };
      await keepCurrentUser(
        client,
        await browserApi().call((await memberCalls()).updateProfileEndpoint, { body }),
      );
      toast({
        text: told ? 'お知らせを止め、ホームを静かにしました' : 'お知らせと、ふだんのホームに戻しました',
      });
    } catch (error) {
      setFailure(failedSaveOf(error));
    } finally {
      setBusy(false);
    }
  };
  return { isBereaved, isBusy, failure, tell };
}
