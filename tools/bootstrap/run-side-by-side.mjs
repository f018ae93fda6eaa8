import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { ROOT } from './root.mjs';
import { say } from './say.mjs';

function runQuietly(program, args, options) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'pipe'], ...options });
    const output = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes) => output.push(bytes));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(output).toString() }));
  });
}

/**
 * Runs programs side by side, one for each processor, in the order given, and shows what each printed once it has ended,
 * so that no two mix. Answers the names of those that failed. Put the longest first.
 * @param {readonly { name: string, program: string, args: readonly string[], cwd?: string }[]} commands
 */
export async function runSideBySide(commands) {
  const waiting = [...commands];
  const failed = [];
  const work = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const { name, program, args, cwd } = next;
      const { code, output } = await runQuietly(program, args, cwd === undefined ? {} : { cwd });
      process.stdout.write(output);
      if (code !== 0) failed.push(name);
      say(`${name}: ${code === 0 ? 'passed' : 'FAILED'}`);
    }
  };
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, work));
  return failed;
}
