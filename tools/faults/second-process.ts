// Fault F3: a second process on the same data folder refuses to start and harms nothing.
//   node tools/faults/second-process.ts [--port 3310]
// Starts a portal, writes a log, tries a second portal on the same folder, and reads the log back: before and after
// a restart. Ends with 1 when the second one started, or anything is gone.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { SERVER_ENTRY } from '../bootstrap/server-entry.mjs';
import { PortalClient } from '../portal-client/portal-client.ts';
import { startPortalProcess } from '../portal-client/portal-process.ts';

const { values } = parseArgs({ options: { port: { type: 'string', default: '3310' } } });
const port = Number(values.port);
const PASSWORD = 'second-process';
const ROOT = fileURLToPath(new URL('../..', import.meta.url));

interface Ending {
  exitCode: number | null;
  said: string;
}

/** Tries to start a portal on a port of its own, and waits for it to end. */
function trySecond(dataFolder: string): Promise<Ending> {
  return new Promise((resolve) => {
    const second = spawn(process.execPath, [SERVER_ENTRY], {
      cwd: ROOT,
      stdio: ['ignore', 'ignore', 'pipe'],
      timeout: 30_000,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        PORT: String(port + 1),
        DATA_DIR: dataFolder,
        DEMO: '1',
        DEMO_PASSWORD: PASSWORD,
      },
    });
    let said = '';
    second.stderr.on('data', (piece: Buffer) => {
      said += piece.toString('utf8');
    });
    second.on('exit', (exitCode) => resolve({ exitCode, said: said.trim() }));
  });
}

const dataFolder = mkdtempSync(join(tmpdir(), 'hidamari-second-'));
const options = { port, dataFolder, environment: { DEMO_PASSWORD: PASSWORD } };
const faults: string[] = [];
try {
  let portal = await startPortalProcess(options);
  const client = new PortalClient({ port });
  await client.logIn('general@demo.example', PASSWORD);
  const { id } = await client.json<{ id: string }>('POST', '/api/treatment-logs', {
    log_date: '2026-11-01',
    is_other_log: true,
    other: { text: '二つ目が来る前の記録' },
  });
  const isThere = async () => (await client.call('GET', `/api/treatment-logs/${id}`)).status === 200;

  const { exitCode, said } = await trySecond(dataFolder);
  console.log(`The second process ended with ${exitCode} and said:\n  ${said.replaceAll('\n', '\n  ')}`);
  if (exitCode !== 1) faults.push('the second process did not refuse');
  if (!said.includes(dataFolder)) faults.push('it did not name the folder');
  if (!(await isThere())) faults.push('the log is gone while the first process runs');
  await portal.kill('SIGTERM');
  portal = await startPortalProcess(options);
  if (!(await isThere())) faults.push('the log is gone after a restart');
  await portal.kill('SIGTERM');
} finally {
  rmSync(dataFolder, { recursive: true, force: true });
}
console.log(faults.length === 0 ? 'Refused, and nothing was harmed.' : `FAILED: ${faults.join('; ')}`);
process.exitCode = faults.length === 0 ? 0 : 1;
