import { useToast } from '@hidamari/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { browserApi } from '../../shell/data/browser-api.ts';
import { askCurrentUserAnew } from '../../shell/data/current-user.ts';
import { useAction } from '../../shell/forms/use-action.ts';
import { askLineLinkAnew } from './line-link-query.ts';
import { askOnLine, unlinkHere } from './unlink-calls.ts';

const WAYS = { line: askOnLine, here: unlinkHere } as const;

const SAID = {
  asked: 'LINEに確認のメッセージを送りました。',
  gone: 'LINEとの連携を外しました。',
} as const;

/** Unlinking from a dialog: one press at a time, and what failed is said where it was pressed. */
export function useUnlink(onDone: () => void) {
  const client = useQueryClient();
  const toast = useToast();
  const [isAsked, setAsked] = useState(false);

  const go = async (chosen: keyof typeof WAYS) => {
    const outcome = await WAYS[chosen](browserApi());
    setAsked(outcome === 'asked');
    onDone();
    toast({ text: SAID[outcome] });
    await Promise.all([askLineLinkAnew(client), askCurrentUserAnew(client)]);
  };
  const { run, busyWith, failure, clearFailure } = useAction(go, { act: 'proceed' });
  const stop = () => {
    clearFailure();
    onDone();
  };
  return { go: run, stop, busy: busyWith, failure, isAsked };
}
