import {
  type AccountEdit,
  type CurrentUser,
  currentUser,
  updateCurrentUserEndpoint,
  updateProfileEndpoint,
} from '@hidamari/contract/members';
import { AppError } from '@hidamari/domain/errors';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { browserApi } from '../../shell/data/browser-api.ts';
import { cacheCurrentUser } from '../../shell/data/current-user.ts';
import { useAction } from '../../shell/forms/use-action.ts';

/** The stored state that a conflict told of, or null where it was none. */
function stateIn(error: unknown): CurrentUser | null {
  if (!(error instanceof AppError) || error.code !== 'conflict') return null;
  const read = currentUser.safeParse(error.facts.current);
  return read.success ? read.data : null;
}

/**
 * Saves the account form, and first its icon: taking the same one in twice changes nothing. The user that comes back overwrites the stored one (specification section 4). A conflict
 * is no failure: `conflict` holds what another device saved, until one of the two is chosen (G66).
 */
export function useAccountSave(onFailure: (error: unknown) => void) {
  const client = useQueryClient();
  const [conflict, setConflict] = useState<CurrentUser | null>(null);
  const save = async (change: AccountEdit, iconKey?: string | null) => {
    if (iconKey !== undefined) {
      const body = { icon_key: iconKey };
      await cacheCurrentUser(client, await browserApi().call(updateProfileEndpoint, { body }));
    }
    const user = await browserApi().call(updateCurrentUserEndpoint, { body: change });
    setConflict(null);
    await cacheCurrentUser(client, user);
  };
  const { run, isBusy } = useAction(save, {
    failureOf: (error) => {
      const stored = stateIn(error);
      setConflict(stored);
      if (stored === null) onFailure(error);
      return null;
    },
  });
  return { save: run, isBusy, conflict, forgetConflict: () => setConflict(null) };
}
