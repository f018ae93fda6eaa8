import { spawnSync } from 'node:child_process';

/** How the database of this run is stopped and started; set by tools/with-postgres.mjs. */
interface DatabaseControl {
  tool: string;
  folder: string;
  data: string;
  options: string;
  uid?: number;
  gid?: number;
}

function ask(...args: string[]): void {
  const { tool, folder, data, options: _, ...owner } = read();
  const { status, stderr } = spawnSync(tool, ['-D', data, ...args], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
    ...owner,
  });
  if (status !== 0) throw new Error(`The database did not obey: ${stderr}`);
}

function read(): DatabaseControl {
  const { TEST_POSTGRES: control } = process.env;
  if (!control) throw new Error('Run it through tools/with-postgres.mjs.');
  return JSON.parse(control) as DatabaseControl;
}

/** As a power cut does: nobody is told, every connection is gone. */
export function cutDatabase(): void {
  ask('-m', 'immediate', '-w', 'stop');
}

/** Starts it again on what it had written. */
export function startDatabase(): void {
  const { folder, options } = read();
  ask('-w', '-l', `${folder}/log`, '-o', options, 'start');
}
