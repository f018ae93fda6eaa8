import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's top folder, whatever the working directory is. */
export const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
