import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startPortalProcess } from '../../../tools/portal-client/portal-process.ts';
import { DEMO_PASSWORD } from '../addresses.ts';

const PRELOAD = fileURLToPath(new URL('preload.ts', import.meta.url));

/** A portal of one spec's own, whose days the spec turns. */
export interface PortalWithOwnClock {
  /** Where it answers. */
  origin: string;
  /** What it keeps, for whoever looks into its database. */
  dataFolder: string;
  /** From now on it is this moment for the portal, and time runs on from there. */
  moveTo(moment: Date): void;
  /** It was down until this moment, and starts anew: what fell due meanwhile it does at once, and not within a minute. */
  restartAt(moment: Date): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the built portal on an empty data folder at a moment of its own. A first start takes a while. */
export async function startPortalWithOwnClock(port: number, moment: Date): Promise<PortalWithOwnClock> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'hidamari-e2e-clock-'));
  const clockFile = join(dataFolder, 'clock');
  const write = (to: Date) => writeFileSync(clockFile, to.toISOString());
  write(moment);
  const start = () =>
    startPortalProcess({
      port,
      dataFolder,
      // A first start makes a database and its demo members: on a busy machine that takes a while.
      patience: 150_000,
      environment: { DEMO_PASSWORD, CLOCK_FILE: clockFile, NODE_OPTIONS: `--import=${PRELOAD}` },
    });
  let portal = await start();
  return {
    origin: `http://localhost:${port}`,
    dataFolder,
    moveTo: (to) => {
      write(to);
      process.kill(portal.pid, 'SIGUSR2');
    },
    restartAt: async (to) => {
      await portal.kill('SIGTERM');
      write(to);
      portal = await start();
    },
    stop: async () => {
      await portal.kill('SIGTERM');
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}
