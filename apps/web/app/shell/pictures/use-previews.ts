import { useEffect, useState } from 'react';
import type { QueuedFile } from '../forms/upload-queue.ts';

/** Types that every browser draws. */
const DRAWN = new Set(['image/jpeg', 'image/png']);

/** Addresses of this tab that show the chosen pictures, by the id of their file; let go with the last that shows them. */
export function usePreviews(files: readonly QueuedFile[]): ReadonlyMap<string, string> {
  const [previews, setPreviews] = useState<ReadonlyMap<string, string>>(new Map());
  const ids = files.map(({ id }) => id).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a file never changes under its id
  useEffect(() => {
    const made = files
      .filter(({ file }) => DRAWN.has(file.type))
      .map(({ id, file }) => [id, URL.createObjectURL(file)] as const);
    setPreviews(new Map(made));
    return () => {
      for (const [, address] of made) URL.revokeObjectURL(address);
    };
  }, [ids]);
  return previews;
}
