import { shiftDate } from './shift-date.ts';

/**
 * When every run begins: a Wednesday morning in Japan, on which no desk answers and no holiday is near. Whatever depends
 * on the hour or the day says so by moving a clock of its own.
 */
export const START = new Date('2026-11-25T10:00:00+09:00');

/** How far the time of this run is from the machine's; the first process of it decides, the others are told. */
const AHEAD = 'TEST_CLOCK_AHEAD';

/** Milliseconds from the machine's time to that of this run, the same in all of its processes. */
export function aheadOfMachine(): number {
  return Number(process.env[AHEAD] ?? 0);
}

/** Decides how far the time of this run is from the machine's, unless a process above has. */
export function beginSharedClock(): void {
  process.env[AHEAD] ??= String(START.getTime() - Date.now());
}

/** Sets the clock of this process to the run's. Once in each process, before anything asks what day it is. */
export function startSharedClock(): void {
  beginSharedClock();
  shiftDate(aheadOfMachine());
}
