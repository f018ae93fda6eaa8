/**
 * How long to wait, as one would say it: 「45秒」, 「約2分」, 「約1時間」. Rounded up, so that nobody comes back too
 * early. Seconds stand up to a minute and a half, minutes up to an hour and a half.
 */
export function waitWords(seconds: number): string {
  if (seconds <= 90) return `${Math.ceil(seconds)}秒`;
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 90 ? `約${minutes}分` : `約${Math.ceil(minutes / 60)}時間`;
}

/** The same as a point in time: 「45秒後に」, 「約30分後に」. */
export const afterWait = (seconds: number): string => `${waitWords(seconds)}後に`;
