/** The stored thing a form writes over, and the version it started from; null for a new one. */
export type SaveOrigin = { id: string; version: number } | null;

/**
 * Where a form is saved to. The same key goes with every sending of a new thing, after a reload too (it is kept with
 * the draft), so that a save whose answer was lost makes no second one (F5).
 */
export interface SaveTarget {
  origin: SaveOrigin;
  key: string;
}

/** A target under a key that was never sent. */
export const saveTarget = (origin: SaveOrigin): SaveTarget => ({ origin, key: crypto.randomUUID() });

/** Said where somebody went on writing while a save was on its way: it is saved up to there, and the rest stands. */
export const SAVED_SO_FAR_TEXT =
  'ここまでを保存しました。そのあとに書いたことは、もう一度「この内容で保存する」を押してください';
