import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './root.mjs';
import { stop } from './say.mjs';

const WANTED = 24;
const OLDEST = 20;

/** Stops with advice when this Node cannot even run the bootstrap. */
export function requireNode() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < OLDEST) {
    stop(
      `Node ${OLDEST} or later is needed; this is ${process.versions.node}. Install Node ${WANTED} from nodejs.org.`,
    );
  }
}

/**
 * The Node that runs the portal: the one at hand when it is recent enough, else the binary that came with the
 * lock file (an ordinary package, no install script).
 */
export function portalNode() {
  if (Number(process.versions.node.split('.')[0]) >= WANTED) return process.execPath;
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const binary = process.platform === 'win32' ? 'node.exe' : 'node';
  const bundled = join(ROOT, 'node_modules', `node-${platform}-${process.arch}`, 'bin', binary);
  if (existsSync(bundled)) return bundled;
  return stop(
    `No Node ${WANTED} for ${platform}-${process.arch} comes with the portal. Install Node ${WANTED} and run this again.`,
  );
}
