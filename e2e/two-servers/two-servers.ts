import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type PortalProcess, startPortalProcess } from '../../tools/portal-client/portal-process.ts';
import { DEMO_PASSWORD, ORIGINS, PORT } from '../portal/addresses.ts';
import { portalClock } from '../portal/clock/portal-clock.ts';
import { TEST_PROXY } from '../portal/visitor-address.ts';
import { type FrontDoor, openFrontDoor } from './front-door.ts';

export type ServerName = 'a' | 'b';

const PORTS: Readonly<Record<ServerName, number>> = { a: PORT + 51, b: PORT + 52 };

/** Two processes of the portal on one database, behind one address. */
export interface TwoServers {
  /** Without a word to anybody, as the machine's power cut does. */
  kill(name: ServerName): Promise<void>;
  start(name: ServerName): Promise<void>;
  stop(): Promise<void>;
}

/** Starts both; the first one makes the tables and the demo people. */
export async function startTwoServers(): Promise<TwoServers> {
  const { TEST_DATABASE_URL: url } = process.env;
  if (!url) throw new Error('Run it through tools/with-postgres.mjs.');
  // The tests' own statements go the same way.
  process.env.DATABASE_URL = url;
  // One folder for both, so that both have the same keys and files.
  const dataFolder = mkdtempSync(join(tmpdir(), 'hidamari-two-'));
  const environment = {
    DATABASE_URL: url,
    PUBLIC_URL: ORIGINS.hatch,
    DEMO_PASSWORD,
    TRUSTED_PROXIES: TEST_PROXY,
    ...portalClock(join(dataFolder, 'clock'), new Date()).environment,
  };
  const running = new Map<ServerName, PortalProcess>();
  const start = async (name: ServerName) =>
    void running.set(
      name,
      await startPortalProcess({
        port: PORTS[name],
        dataFolder,
        environment,
        isLoud: process.env.E2E_SERVER_LOG !== undefined,
      }),
    );
  await start('a');
  await start('b');
  const door: FrontDoor = await openFrontDoor(PORT, PORTS);
  return {
    start,
    kill: async (name) => running.get(name)?.kill('SIGKILL'),
    stop: async () => {
      await door.close();
      for (const server of running.values()) await server.kill('SIGTERM');
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}
