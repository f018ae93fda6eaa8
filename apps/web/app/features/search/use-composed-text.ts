import { useLayoutEffect, useRef, useState } from 'react';
import { onceAtRest } from './once-at-rest.ts';

/** One character says too little about what is meant; none says that nothing is looked for. */
const FEWEST = 2;

/** Whether a text says enough to look for it, or says that there is nothing to look for any more. */
export function isTellable(text: string): boolean {
  const { length } = text.trim();
  return length === 0 || length >= FEWEST;
}

/**
 * Tells of a text once it rests: not while kana are being turned into characters, since half a word finds something
 * else. What was told another way is not told again (`settle`), and a step through the history drops what still waits:
 * a person who pressed Back wants the step before, not an answer to what they had typed. All of it is kept in layout
 * effects, so that no timer runs between a page that was drawn and its effects.
 */
export function useComposedText(text: string, onRest: (text: string) => void) {
  const [isComposing, setComposing] = useState(false);
  const told = useRef(text);
  const tell = useRef(onRest);
  const drop = useRef(() => {});
  useLayoutEffect(() => {
    tell.current = onRest;
  });
  useLayoutEffect(() => {
    if (isComposing || text === told.current || !isTellable(text)) return;
    drop.current = onceAtRest(() => {
      told.current = text;
      tell.current(text);
    });
    return drop.current;
  }, [text, isComposing]);
  return {
    /** Says that this text has been told already. */
    settle: (toldText: string) => {
      drop.current();
      told.current = toldText;
    },
    handlers: {
      onCompositionStart: () => setComposing(true),
      onCompositionEnd: () => setComposing(false),
    },
  };
}
