import { useEffect, useRef, useState } from 'react';

/** Long enough that a listener is not told of every letter, short enough to feel at once. */
const PAUSE_MS = 350;
/** One character says too little about what is meant; none says that nothing is looked for. */
const FEWEST = 2;

/** Whether a text says enough to look for it, or says that there is nothing to look for any more. */
export function isTellable(text: string): boolean {
  const { length } = text.trim();
  return length === 0 || length >= FEWEST;
}

/**
 * Tells of a text once it rests: not while kana are being turned into characters, since half a word finds something
 * else. Answers the handlers for the field.
 */
export function useComposedText(text: string, onRest: (text: string) => void) {
  const [isComposing, setComposing] = useState(false);
  const told = useRef(text);
  const tell = useRef(onRest);
  tell.current = onRest;
  useEffect(() => {
    if (isComposing || text === told.current || !isTellable(text)) return;
    const timer = setTimeout(() => {
      told.current = text;
      tell.current(text);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, isComposing]);
  return {
    onCompositionStart: () => setComposing(true),
    onCompositionEnd: () => setComposing(false),
  };
}
