/** Words of danger tell whoever is on call of one case once in this time, in minutes, however often they come (decision 0076). */
const BY_WORDS_EVERY_MINUTES = 60;

/** A person who calls at the desk is sent on at once, and again after this time, in minutes. */
const BY_PERSON_EVERY_MINUTES = 10;

interface ToldOnCall {
  /** When whoever is on call was told of the case last, by words or by a person. */
  toldAt: Date | null;
  /** Where a person calls: when somebody did so before them. */
  calledBy?: { before: Date | null } | undefined;
}

/**
 * True where whoever is on call may be told of a case at that moment. What the words alone sent holds no person back: that a
 * colleague asks for somebody in charge is another piece of news.
 */
export function mayTellOnCall({ toldAt, calledBy }: ToldOnCall, now: Date): boolean {
  if (toldAt === null) return true;
  const isOlderThan = (minutes: number) => now.getTime() - toldAt.getTime() >= minutes * 60_000;
  if (calledBy === undefined) return isOlderThan(BY_WORDS_EVERY_MINUTES);
  const wasByWords = calledBy.before === null || calledBy.before < toldAt;
  return wasByWords || isOlderThan(BY_PERSON_EVERY_MINUTES);
}
