import { parseWireTimestamp } from '@hidamari/domain/japanese-dates';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { CONSULTATIONS_KEY } from '../../../../parts/conversation/member/consultation-queries.ts';
import { portalNow } from '../../../../shell/portal-clock/index.ts';

/** The server tells in whole seconds, of a moment within one of them. */
const WHOLE_SECOND_MS = 1_000;

/** Reads the case anew when a moment (a wire timestamp) has come: nothing else tells a page that time has passed. */
export function useReadAnewAt(moment: string | null): void {
  const client = useQueryClient();
  useEffect(() => {
    const at = moment === null ? null : parseWireTimestamp(moment);
    if (at === null) return;
    const waiting = setTimeout(
      () => void client.invalidateQueries({ queryKey: CONSULTATIONS_KEY }),
      at.getTime() + WHOLE_SECOND_MS - portalNow().getTime(),
    );
    return () => clearTimeout(waiting);
  }, [client, moment]);
}
