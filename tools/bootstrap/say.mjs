/** Tells the person at the terminal what is going on, one line at a time. */
export function say(line) {
  process.stdout.write(`[hidamari] ${line}\n`);
}

/** Says what is wrong and how to mend it, then ends the process. */
export function stop(line) {
  process.stderr.write(`[hidamari] ${line}\n`);
  process.exit(1);
}
