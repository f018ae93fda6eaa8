import { useEffect, useRef, useState } from 'react';
import type { QueuedFile } from '../../shell/forms/upload-queue.ts';

/** Types that every browser draws. */
const DRAWN = new Set(['image/jpeg', 'image/png']);

/**
 * Addresses of this tab that show the chosen pictures, by the id of their file. One stays the same as long as its file is
 * there, since a picture may still be drawn from it, and is let go with the file.
 */
export function usePreviews(files: readonly QueuedFile[]): ReadonlyMap<string, string> {
  const [previews, setPreviews] = useState<ReadonlyMap<string, string>>(new Map());
  const made = useRef<ReadonlyMap<string, string>>(previews);
  const ids = files.map(({ id }) => id).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a file never changes under its id
  useEffect(() => {
    const before = made.current;
    const now = new Map(
      files
        .filter(({ file }) => DRAWN.has(file.type))
        .map(({ id, file }) => [id, before.get(id) ?? URL.createObjectURL(file)] as const),
    );
    for (const [id, address] of before) if (!now.has(id)) URL.revokeObjectURL(address);
    made.current = now;
    setPreviews(now);
  }, [ids]);
  useEffect(
    () => () => {
      for (const address of made.current.values()) URL.revokeObjectURL(address);
      made.current = new Map();
    },
    [],
  );
  return previews;
}
