import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(js|css|svg|json|txt|webmanifest)$/;

/** Writes a .br and a .gz beside each text file once, so that no request pays for compression. */
export async function compressAssets(folder) {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) await compressAssets(path);
    else if (TEXT.test(name)) await compressFile(path);
  }
}

async function compressFile(path) {
  const bytes = readFileSync(path);
  if (bytes.length < 1024) return;
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
  writeFileSync(`${path}.br`, await promisify(brotliCompress)(bytes, quality));
  writeFileSync(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }));
}
