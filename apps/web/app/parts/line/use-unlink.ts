import { useToast } from '@hidamari/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { browserApi } from '../../shell/data/browser-api.ts';
import { askCurrentUserAnew } from '../../shell/data/current-user.ts';
import { type FailedSave, failedSaveOf } from '../../shell/forms/failed-save.ts';
import { askLineLinkAnew } from './line-link-query.ts';
import { askOnLine, unlinkHere } from './unlink-ways.ts';

const WAYS = { line: askOnLine, here: unlinkHere } as const;

const SAID = {
  asked: 'LINEに確認のメッセージを送りました。',
  gone: 'LINEとの連携を外しました。',
} as const;

/** Unlinking from a dialog: one press at a time, and what failed is said where it was pressed. */
export function useUnlink(onDone: () => void) {
  const client = useQueryClient();
  const toast = useToast();
  const isRunning = useRef(false);
  const [busy, setBusy] = useState<keyof typeof WAYS | null>(null);
  const [failure, setFailure] = useState<FailedSave | null>(null);
  const [isAsked, setAsked] = useState(false);

  const go = async (way: keyof typeof WAYS) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(way);
    setFailure(null);
    try {
      const outcome = await WAYS[way](browserApi());
      setAsked(outcome === 'asked');
      onDone();
      toast({ text: SAID[outcome] });
      await Promise.all([askLineLinkAnew(client), askCurrentUserAnew(client)]);
    } catch (error) {
      setFailure(failedSaveOf(error, 'proceed'));
    } finally {
      isRunning.current = false;
      setBusy(null);
    }
  };
  const stop = () => {
    setFailure(null);
    onDone();
  };
  return { go, stop, busy, failure, isAsked };
}
