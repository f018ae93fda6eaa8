import { useLayoutEffect, useRef, useState } from 'react';
import { isTellable, onceAtRest } from './once-at-rest.ts';

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
