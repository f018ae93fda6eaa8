import { LINE_STATUS, type LineStatusOf } from '@hidamari/domain/messaging';
import { noteLineFriend } from '../members/index.ts';
import { askLine, type LineParts } from './line-parts.ts';

/** Keeps whether we are a LINE account's friend, as LINE says; what the page says counts only where LINE cannot say. */
export async function saveFriendStatus(
  parts: LineParts,
  { accessToken, isFriend, now }: { accessToken: string; isFriend: boolean; now: Date },
): Promise<{ status_code: LineStatusOf<'friend-status'>; is_friend?: boolean }> {
  const { line, database } = parts;
  const asked = await askLine(parts, async () => ({
    person: await line.personOf(accessToken),
    told: await line.isFriend(accessToken),
  }));
  if ('status' in asked) return { status_code: asked.status };
  const { person, told } = asked.answer;
  const is_friend = told ?? isFriend;
  const isKept = await noteLineFriend(database, person.userId, { isFriend: is_friend, at: now });
  return isKept ? { status_code: LINE_STATUS.ok, is_friend } : { status_code: LINE_STATUS.unknown };
}
