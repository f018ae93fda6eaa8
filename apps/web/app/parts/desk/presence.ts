import type { ApiClient } from '@hidamari/contract/client';
import { useQuery } from '@tanstack/react-query';
import { consultationCalls, pageApi } from '../../shell/data/contract-calls.ts';
import { ownServiceQuery } from '../../shell/data/own-service-query.ts';

export const PRESENCE_KEY = ['desk', 'presence'] as const;

/** Whose desk is open now. */
export const presenceQuery = (api: ApiClient) =>
  ownServiceQuery(api, consultationCalls, ({ listPresentEndpoint }) => listPresentEndpoint, {}, PRESENCE_KEY);

/**
 * True where a colleague has the case who does not have the desk open: whoever is gone keeps nobody in danger waiting (decision
 * 0076). False while that is not known; the server decides again.
 */
export function useIsAway(
  holder: { id: string } | null,
  me: { id: string },
  { enabled = true }: { enabled?: boolean } = {},
): boolean {
  const isTheirs = holder !== null && holder.id !== me.id;
  const { data: present } = useQuery({ ...presenceQuery(pageApi()), enabled: enabled && isTheirs });
  return enabled && isTheirs && present?.data.every(({ id }) => id !== holder.id) === true;
}

/** Beside the way to take what somebody has who is away. */
export const awayText = (name: string): string => `${name}さんは、いま机にいません。代わりに担当になれます。`;
