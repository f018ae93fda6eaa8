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
  /** From now on it is this moment for the portal, and time runs on from there. */
  moveTo(moment: Date): void;
  stop(): Promise<void>;
}

/** Starts the built portal on an empty data folder at a moment of its own. A first start takes a while. */
export async function startPortalWithOwnClock(port: number, moment: Date): Promise<PortalWithOwnClock> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'hidamari-e2e-clock-'));
  const clockFile = join(dataFolder, 'clock');
  const write = (to: Date) => writeFileSync(clockFile, to.toISOString());
  write(moment);
  const portal = await startPortalProcess({
    port,
    dataFolder,
    environment: { DEMO_PASSWORD, CLOCK_FILE: clockFile, NODE_OPTIONS: `--import=${PRELOAD}` },
  });
  return {
    origin: `http://localhost:${port}`,
    moveTo: (to) => {
      write(to);
      process.kill(portal.pid, 'SIGUSR2');
    },
    stop: async () => {
      await portal.kill('SIGTERM');
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}
