import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';

/** A place in a module, as a line of a stack names it. */
const PLACE = /(file:\/\/[^\s()]+):(\d+):(\d+)/;

const maps = new Map<string, SourceMap | null>();

/** The map beside a module of the bundle, read at the first fault in it; null where there is none. */
function mapOf(module: string): SourceMap | null {
  const known = maps.get(module);
  if (known !== undefined) return known;
  const map = readMap(module);
  maps.set(module, map);
  return map;
}

function readMap(module: string): SourceMap | null {
  try {
    return new SourceMap(JSON.parse(readFileSync(new URL(`${module}.map`), 'utf8')));
  } catch {
    return null;
  }
}

/**
 * A line of a stack with its place in the TypeScript sources; unchanged where nothing was bundled. Node could say it by
 * itself, but then every start reads every map, and every error that is made looks its places up, told or not.
 */
export function inSources(frame: string): string {
  const [place, module = '', line, column] = PLACE.exec(frame) ?? [];
  if (place === undefined) return frame;
  const origin = mapOf(module)?.findOrigin(Number(line), Number(column));
  if (origin === undefined || !('fileName' in origin)) return frame;
  const source = new URL(origin.fileName, module).href;
  return frame.replace(place, `${source}:${origin.lineNumber}:${origin.columnNumber}`);
}
