import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** What `/proc` counts the time of a processor in. */
const TICKS_A_SECOND = 100;

/** Memory that a process holds, in megabytes (Linux). */
export function residentOf(pid: number): number {
  const [, pages = '0'] = readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ');
  return Math.round((Number(pages) * 4_096) / 1_000_000);
}

/** Seconds of a processor that a process has taken so far, all its threads together (Linux). */
export function processorSecondsOf(pid: number): number {
  // Its name may hold spaces; user and system time are the 12th and 13th word behind it.
  const words = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(words[11]) + Number(words[12])) / TICKS_A_SECOND;
}

/** Milliseconds of processor time that a process has used so far (Linux). */
export const cpuMs = (pid: number): number => processorSecondsOf(pid) * 1_000;

/** Waits until a process does next to nothing by itself: a portal that has just started reads in what its search knows. */
export async function untilQuiet(pid: number, patience = 60_000): Promise<void> {
  for (const deadline = performance.now() + patience; performance.now() < deadline; ) {
    const before = cpuMs(pid);
    await wait(1_000);
    if (cpuMs(pid) - before < 50) return;
  }
  throw new Error('The portal does not come to rest.');
}
