import type { CheckInBody } from '@hidamari/contract/treatment-logs';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { TapSender } from './tap-sender.ts';

/** What this page sends of the check-in, and how that stands. */
export function useTapSending() {
  const client = useQueryClient();
  const [sender] = useState(() => new TapSender(client));
  useEffect(() => sender.begin(), [sender]);
  return {
    ...useSyncExternalStore(sender.subscribe, sender.get, sender.get),
    tap: (body: CheckInBody) => sender.tap(body),
    send: () => void sender.send(),
  };
}
