/**
 * From now on this process's (or page's) `Date` tells the machine's time and so many milliseconds more; timers keep their
 * own. Sent to pages as text, so it names nothing outside. The answer changes the milliseconds.
 */
export function shiftDate(milliseconds: number): (milliseconds: number) => void {
  const RealDate = Date;
  let ahead = milliseconds;
  const now = () => RealDate.now() + ahead;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given, as) =>
      Reflect.construct(target, given.length === 0 ? [now()] : given, as) as Date,
    apply: () => new RealDate(now()).toString(),
    get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
  });
  return (moved) => {
    ahead = moved;
  };
}
