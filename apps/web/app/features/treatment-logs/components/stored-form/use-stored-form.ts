import { useCallback, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type * as z from 'zod';
import type { PortalForm } from '../../../../shell/forms/portal-form.ts';
import { changesSince } from '../../../../shell/forms/use-form-draft.ts';
import { usePageData } from '../../../../shell/page-data.ts';
import { useOfferedDraft } from './use-offered-draft.ts';

/** The stored thing a form writes over, and the version it started from; null for a new one. */
type SaveOrigin = { id: string; version: number } | null;

/**
 * Where a form is saved to. The same key goes with every sending of a new thing, after a reload too (it is kept with
 * the draft), so that a save whose answer was lost makes no second one (F5).
 */
export interface SaveTarget {
  origin: SaveOrigin;
  key: string;
}

/** A target under a key that was never sent. */
const saveTarget = (origin: SaveOrigin): SaveTarget => ({ origin, key: crypto.randomUUID() });

/** Said where somebody went on writing while a save was on its way: it is saved up to there, and the rest stands. */
export const SAVED_SO_FAR_TEXT =
  'ここまでを保存しました。そのあとに書いたことは、もう一度「この内容で保存する」を押してください';

/** What a form begins with, and what it writes over. */
export interface FormStart<V> {
  values: V;
  origin: SaveOrigin;
}

/** The two texts of a conflict (G66), and what becomes of each choice. */
interface Conflict<T, I> {
  stored: T;
  mine: I;
  keepMine(): void;
  takeStored(): void;
}

interface Stored {
  id: string;
  version: number;
}

interface Options<V extends object, T extends Stored, I> {
  start: FormStart<V>;
  form: PortalForm<V, I>;
  /** Names the drafts of this form; another name when the shape of its values changes, so that no older one is offered. */
  draftName: string;
  /** What is sent, and how the stored thing is read back. */
  schema: z.ZodType<I>;
  storedSchema: z.ZodType<T>;
  toInput: (values: V) => unknown;
  toForm: (stored: T) => V;
  /** A kept draft with what the form asks for since then. */
  ofDraft?: (kept: V) => V;
  /** Something that is not among the values would be lost as well, such as pictures on their way. */
  hasMore?: boolean;
  /** 「見つかりません」 was said of something else that the sending named, not of what the form writes over. */
  isOtherGone?: boolean;
  /** Sends what the member chose in a conflict. */
  onKeepMine: (input: I, target: SaveTarget) => void;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * A form over something that is stored, or is to be: where it is saved to, its draft (G67), what is unsaved, what was typed
 * while a save was on its way, and the choice in a conflict (G66). The sending itself is the caller's.
 */
export function useStoredForm<V extends object, T extends Stored, I>(options: Options<V, T, I>) {
  const {
    start,
    form,
    schema,
    storedSchema,
    toInput,
    toForm,
    ofDraft = (kept) => kept,
    hasMore = false,
    isOtherGone = false,
  } = options;
  const { values, failure } = form;
  const { member } = usePageData();
  const [target, setTarget] = useState(() => saveTarget(start.origin));
  const [untouched, setUntouched] = useState(start.values);
  const [isSaved, setSaved] = useState(false);
  const isChanged = useMemo(() => !isSame(values, untouched), [values, untouched]);
  const unsaved = useRef(false);
  unsaved.current = (isChanged || hasMore) && !isSaved;

  const draft = useOfferedDraft({
    // The log or visit that the form was opened for names its drafts for good, whatever it writes over later.
    name: `${options.draftName}:${member?.memberId ?? ''}:${start.origin?.id ?? 'new'}`,
    draft: useMemo(() => ({ values, target }), [values, target]),
    isDirty: isChanged && !isSaved,
    // Each with its target: an old draft still meets a newer version.
    onTake: (read) => {
      form.replace(ofDraft(read.values));
      setTarget(read.target);
    },
    onBeside: (read) => {
      form.replace((now) => ({ ...ofDraft(read.values), ...changesSince(start.values, now) }));
      setTarget(read.target);
    },
  });

  const sent = useRef(values);
  const isGone = target.origin !== null && failure?.error?.code === 'not_found' && !isOtherGone;
  const writeOver = ({ id, version }: Stored) => {
    const next = { ...target, origin: { id, version } };
    setTarget(next);
    return next;
  };

  const stored = failure?.outcome === 'conflict' ? storedSchema.safeParse(failure.current).data : undefined;
  const mine = stored ? schema.safeParse(toInput(values)).data : undefined;
  const conflict: Conflict<T, I> | null =
    stored && mine
      ? {
          stored,
          mine,
          keepMine: () => options.onKeepMine(mine, writeOver(stored)),
          takeStored() {
            form.replace(toForm(stored));
            setUntouched(toForm(stored));
            writeOver(stored);
            draft.forget();
            form.clearFailure();
          },
        }
      : null;

  return {
    target,
    draft,
    conflict,
    /** What the form writes over was deleted meanwhile: it can still be saved as something new. */
    isGone,
    isUnsaved: useCallback(() => unsaved.current, []),
    /** Checks everything; the input and where it goes, or null with the errors shown. */
    checked(): { input: I; target: SaveTarget } | null {
      const next = isGone ? saveTarget(null) : target;
      setTarget(next);
      const input = form.checkAll();
      return input === null ? null : { input, target: next };
    },
    /** Just before a sending. Should its answer be lost with this page, the same save is sent again from the draft. */
    begin({ origin }: SaveTarget) {
      sent.current = values;
      if (isChanged || origin === null) draft.keep();
    },
    /** What stood in the form when the last sending went off. */
    sent: () => sent.current,
    /** After a save that something was typed into: the form goes on over what is stored now. */
    goOnFrom(saved: Stored) {
      writeOver(saved);
      setUntouched(sent.current);
      sent.current = values;
    },
    /** It is stored, or gone on purpose: nothing here is unsaved any more, and its draft goes. */
    letGo(forget = draft.forget) {
      unsaved.current = false;
      // At once: a keeping that was under way must not come after the forgetting.
      flushSync(() => setSaved(true));
      forget();
    },
  };
}
