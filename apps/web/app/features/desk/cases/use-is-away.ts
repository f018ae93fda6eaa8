import type { DeskCase } from '@hidamari/contract/consultations';
import { useQuery } from '@tanstack/react-query';
import { pageApi } from '../../../shell/data/page-api.ts';
import { presenceQuery } from './desk-queries.ts';

/**
 * True where a colleague has the case who does not have the desk open: whoever is gone keeps nobody in danger waiting (decision
 * 0076). False while that is not known; the server decides again.
 */
export function useIsAway(
  holder: DeskCase['taken_by'],
  me: { id: string },
  { enabled = true }: { enabled?: boolean } = {},
): boolean {
  const isTheirs = holder !== null && holder.id !== me.id;
  const { data: present } = useQuery({ ...presenceQuery(pageApi()), enabled: enabled && isTheirs });
  return enabled && isTheirs && present?.data.every(({ id }) => id !== holder.id) === true;
}
