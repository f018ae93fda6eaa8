import { describeCommandFault } from './start-fault.ts';

/**
 * An operator's command: what it answers is printed, a fault told in words with what helps, and the process then ends with 1.
 * A driver's own words are never printed: they quote what was being written, which may be a person's.
 */
export async function runCommand(work: (words: readonly string[]) => Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await work(process.argv.slice(2))}\n`);
  } catch (error) {
    process.stderr.write(`${describeCommandFault(error)}\n`);
    process.exitCode = 1;
  }
}
