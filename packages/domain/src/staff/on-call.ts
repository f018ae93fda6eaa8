/** Words of danger tell whoever is on call of one case once in this time, in minutes, however often they come (decision 0076). */
const BY_WORDS_EVERY_MINUTES = 60;

/** A person who calls at the desk is sent on at once, and again after this time, in minutes. */
const BY_PERSON_EVERY_MINUTES = 10;

interface ToldOnCall {
  /** When whoever is on call was told of the case last, by words or by a person. */
  toldAt: Date | null;
  /** When its newest words of danger came. */
  dangerAt: Date;
  /** A person at the desk calls; else the words alone do. */
  isCalled: boolean;
}

/**
 * True where whoever is on call may be told of a case at that moment. What the words themselves have sent, as they came or before,
 * holds no person back: that a colleague asks for somebody in charge is another piece of news.
 */
export function mayNotifyOnCall({ toldAt, dangerAt, isCalled }: ToldOnCall, now: Date): boolean {
  if (toldAt === null || (isCalled && toldAt <= dangerAt)) return true;
  const minutes = isCalled ? BY_PERSON_EVERY_MINUTES : BY_WORDS_EVERY_MINUTES;
  return now.getTime() - toldAt.getTime() >= minutes * 60_000;
}
