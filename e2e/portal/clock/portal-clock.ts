import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { aheadOfMachine } from '../../../packages/testing/src/clock/shared-clock.ts';

const PRELOAD = fileURLToPath(new URL('preload.ts', import.meta.url));

/** The clock of a portal under test: the environment to start it with, and how to set it, before a start or while it runs. */
export interface PortalClock {
  environment: Record<string, string>;
  /** It is this moment, and time runs on from there; a portal that runs already hears of it by `SIGUSR2`. */
  set(moment: Date): void;
}

/** A clock that stands in this file: how far it is ahead of the machine's, so that a restart goes on in time. */
export function portalClock(file: string, moment: Date): PortalClock {
  const set = (to: Date) => {
    const machine = Date.now() - aheadOfMachine();
    writeFileSync(file, String(to.getTime() - machine));
  };
  set(moment);
  return { environment: { CLOCK_FILE: file, NODE_OPTIONS: `--import=${PRELOAD}` }, set };
}
