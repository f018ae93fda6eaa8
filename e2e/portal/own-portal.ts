import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPortalProcess } from '../../tools/portal-client/portal-process.ts';
import { DEMO_PASSWORD } from './addresses.ts';
import { portalClock } from './clock/portal-clock.ts';

/** Milliseconds until a start counts as failed: a busy machine needs a while. */
const PATIENCE = 150_000;

/** A portal as a process of its own, on a clock and a data folder of its own. */
export interface OwnPortal {
  /** Where it answers. */
  origin: string;
  /** What it keeps, for whoever looks into its database. */
  dataFolder: string;
  /** From now on it is this moment for the portal, and time runs on from there. */
  moveTo(moment: Date): void;
  /** It was down until this moment, and starts anew: what fell due meanwhile it does at once, and not within a minute. */
  restartAt(moment: Date): Promise<void>;
  /** Stops it and takes its data away. */
  stop(): Promise<void>;
  /** Stops it and leaves its data where they are. */
  halt(): Promise<void>;
}

interface OwnPortalOptions {
  port: number;
  /** The moment at which it begins; now, by the clock of the run, without it. */
  moment?: Date;
  environment?: Record<string, string>;
  /** Begins on a copy of this folder; null begins on an empty one, as a first start does. */
  from?: string | null;
}

/** Where the data of a portal that has just been started for the first time lie, with its demo people. */
export const TEMPLATE_VARIABLE = 'E2E_TEMPLATE_FOLDER';

/**
 * Starts the built portal on a copy of the data that the run made once, with the demo people in it.
 * @throws when it is not healthy within two and a half minutes
 */
export async function startOwnPortal({
  port,
  moment = new Date(),
  environment = {},
  from = process.env[TEMPLATE_VARIABLE] ?? null,
}: OwnPortalOptions): Promise<OwnPortal> {
  const folder = mkdtempSync(join(tmpdir(), 'hidamari-e2e-'));
  const dataFolder = join(folder, 'data');
  if (from !== null) cpSync(from, dataFolder, { recursive: true });
  const clock = portalClock(join(folder, 'clock'), moment);
  const start = () =>
    startPortalProcess({
      port,
      dataFolder,
      patience: PATIENCE,
      environment: { DEMO_PASSWORD, ...environment, ...clock.environment },
      isLoud: process.env.E2E_SERVER_LOG !== undefined,
    });
  let portal = await start();
  const halt = () => portal.kill('SIGTERM');
  return {
    origin: `http://localhost:${port}`,
    dataFolder,
    moveTo: (to) => {
      clock.set(to);
      process.kill(portal.pid, 'SIGUSR2');
    },
    restartAt: async (to) => {
      await halt();
      clock.set(to);
      portal = await start();
    },
    halt,
    stop: async () => {
      await halt();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
