/** What the order of the desk's queue rests on. */
export interface QueuedCase {
  /** Words of the member that suggest danger, and no second person has looked yet (G119). */
  needsSecondCheck: boolean;
  waitingSince: Date | null;
  number: number;
}

/**
 * The order in which cases are looked after: those that two people have to see come first (G119), then whoever has
 * waited longest; who does not wait comes last, the newest number first.
 */
export function compareInQueue(one: QueuedCase, other: QueuedCase): number {
  if (one.needsSecondCheck !== other.needsSecondCheck) return one.needsSecondCheck ? -1 : 1;
  if (one.waitingSince && other.waitingSince) {
    return one.waitingSince.getTime() - other.waitingSince.getTime() || one.number - other.number;
  }
  if (one.waitingSince || other.waitingSince) return one.waitingSince ? -1 : 1;
  return other.number - one.number;
}

/** How long somebody has waited, in words for the desk: 「たったいま」「12分」「1時間36分」「3日」. Begun minutes do not count. */
export function waitingText(since: Date, now: Date): string {
  const minutes = Math.max(0, Math.floor((now.getTime() - since.getTime()) / 60_000));
  if (minutes < 1) return 'たったいま';
  if (minutes < 60) return `${minutes}分`;
  const hours = Math.floor(minutes / 60);
  if (hours >= 24) return `${Math.floor(hours / 24)}日`;
  const rest = minutes % 60;
  return rest === 0 ? `${hours}時間` : `${hours}時間${rest}分`;
}
