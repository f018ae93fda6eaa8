/** Whoever is on call hears of one case once in this time, in minutes, however often its words come (decision 0076). */
const ON_CALL_EVERY_MINUTES = 60;

/** True where whoever is on call may be told of a case of which they were told last at that moment. */
export function mayTellOnCall(toldAt: Date | null, now: Date): boolean {
  return toldAt === null || now.getTime() - toldAt.getTime() >= ON_CALL_EVERY_MINUTES * 60_000;
}
