import { type ChangeEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { isOfInputMethod } from '../input-method/input-method.ts';
import { actOfKey, movedActive } from './combobox-keys.ts';
import type { Suggestion, Suggestions } from './suggestions.ts';

/** How long typing rests before suggestions are asked for, in milliseconds (G73). */
const SEARCH_REST_MS = 300;

/** The last row: what was typed stays as it is. */
export const OWN_WORDS = 'own-words';

export interface ComboboxHandlers {
  value: string;
  suggestions: Suggestions;
  onType(text: string): void;
  onSearch(text: string): void;
  onChoose(suggestion: Suggestion): void;
  onBlur?: (() => void) | undefined;
}

/**
 * How a combobox behaves: when it asks, when its list is open, which row is active. Half a word of an input method
 * is neither looked up nor chosen by the Enter that ends it.
 */
export function useCombobox(props: ComboboxHandlers) {
  const { value, suggestions, onType, onSearch, onChoose, onBlur } = props;
  const [isWanted, setWanted] = useState(false);
  const [activeId, setActiveId] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isComposing = useRef(false);
  const latest = useRef(onSearch);
  latest.current = onSearch;
  useEffect(() => () => clearTimeout(timer.current), []);

  const ids = suggestions.rows.length > 0 ? [...suggestions.rows.map(({ id }) => id), OWN_WORDS] : [];
  const isThere = suggestions.state === 'ready' || suggestions.state === 'asking';
  const isOpen = isWanted && isThere && ids.length > 0;
  // By id, not by place: a new answer must not slip another row under the Enter key.
  const active = isOpen && activeId !== null && ids.includes(activeId) ? ids.indexOf(activeId) : null;

  const close = () => {
    clearTimeout(timer.current);
    setWanted(false);
    setActiveId(null);
  };
  const searchLater = (text: string) => {
    clearTimeout(timer.current);
    if (isComposing.current) return;
    timer.current = setTimeout(() => latest.current(text), SEARCH_REST_MS);
  };
  const choose = (id: string) => {
    close();
    const row = suggestions.rows.find((suggestion) => suggestion.id === id);
    if (row) onChoose(row);
  };
  const acts = {
    open: () => {
      clearTimeout(timer.current);
      setWanted(true);
      latest.current(value);
    },
    next: () => setActiveId(ids[movedActive(active, 1, ids.length) ?? -1] ?? null),
    previous: () => setActiveId(ids[movedActive(active, -1, ids.length) ?? -1] ?? null),
    choose: () => choose(ids[active ?? -1] ?? OWN_WORDS),
    close,
  };

  return {
    isOpen,
    isWanted,
    activeId: active === null ? null : (ids[active] ?? null),
    choose,
    field: {
      value,
      onChange: ({ currentTarget: field }: ChangeEvent<HTMLInputElement>) => {
        onType(field.value);
        setActiveId(null);
        // Written by a script, as a kept draft is: nobody is choosing.
        if (field !== document.activeElement) return;
        setWanted(true);
        searchLater(field.value);
      },
      onCompositionStart: () => {
        isComposing.current = true;
        clearTimeout(timer.current);
      },
      onCompositionEnd: ({ currentTarget: field }: { currentTarget: HTMLInputElement }) => {
        isComposing.current = false;
        searchLater(field.value);
      },
      onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
        const { key, altKey, nativeEvent } = event;
        const act = actOfKey(
          { key, altKey, isComposing: isOfInputMethod(nativeEvent) },
          { isOpen, hasActive: active !== null },
        );
        if (act === null) return;
        event.preventDefault();
        event.stopPropagation();
        acts[act]();
      },
      onBlur: () => {
        isComposing.current = false;
        close();
        onBlur?.();
      },
    },
  };
}
