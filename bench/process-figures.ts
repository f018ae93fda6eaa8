import { readFileSync } from 'node:fs';

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
