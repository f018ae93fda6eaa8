import { formatWireTimestamp } from '@hidamari/domain/japanese-dates';
import { popupById } from '@hidamari/domain/popups';
import { asc, eq } from 'drizzle-orm';
import type { Executor } from '../../database/database.ts';
import { popupRestraints } from './popup-restraint.table.ts';
import { popupShowings } from './popup-showing.table.ts';

/** What the portal keeps of the pop-ups of one member. */
interface KeptPrompts {
  shown: { name: string; contents_id: string | null; shown_at: string }[];
  /** `until` null: for good. */
  put_off: { name: string; times: number; until: string | null }[];
}

const nameOf = (popupId: number): string => popupById(popupId)?.name ?? '';

/** Every pop-up that was shown to a member, oldest first, and every one that they put off: for their own data (G136). */
export async function listKeptPrompts(executor: Executor, memberId: string): Promise<KeptPrompts> {
  const shown = await executor
    .select()
    .from(popupShowings)
    .where(eq(popupShowings.member_id, memberId))
    .orderBy(asc(popupShowings.shown_at));
  const putOff = await executor
    .select()
    .from(popupRestraints)
    .where(eq(popupRestraints.member_id, memberId))
    .orderBy(asc(popupRestraints.popup_id));
  return {
    shown: shown.map(({ popup_id, contents_id, shown_at }) => ({
      name: nameOf(popup_id),
      contents_id,
      shown_at: formatWireTimestamp(shown_at),
    })),
    put_off: putOff.map(({ popup_id, times, until }) => ({
      name: nameOf(popup_id),
      times,
      until: until && formatWireTimestamp(until),
    })),
  };
}
