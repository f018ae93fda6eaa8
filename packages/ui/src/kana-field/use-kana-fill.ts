import { type CompositionEvent, type FormEvent, useRef } from 'react';
import { compose, NO_READING, settle } from './kana-reading.ts';

export type KanaFill = {
  /** Spread on the field in which the kanji are typed. */
  source: {
    onCompositionStart: () => void;
    onCompositionUpdate: (event: CompositionEvent<HTMLInputElement>) => void;
    onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => void;
    onInput: (event: FormEvent<HTMLInputElement>) => void;
  };
  /** Call it when the member types in the reading: from then on nothing is filled in any more. */
  stop: () => void;
};

/**
 * Fills the reading while the name is typed, from the kana the input method shows before converting
 * (conventions of Japanese forms, 2). `onFill` receives the whole reading so far, '' when the name was cleared.
 */
export function useKanaFill(onFill: (kana: string) => void): KanaFill {
  const reading = useRef(NO_READING);
  const isStopped = useRef(false);
  const fill = () => {
    if (!isStopped.current) onFill(reading.current.finished);
  };
  return {
    source: {
      onCompositionStart: () => {
        reading.current = { ...reading.current, current: '' };
      },
      onCompositionUpdate: (event) => {
        reading.current = compose(reading.current, event.data);
      },
      onCompositionEnd: (event) => {
        reading.current = settle(reading.current, event.data);
        fill();
      },
      onInput: (event) => {
        if (event.currentTarget.value !== '') return;
        reading.current = NO_READING;
        fill();
      },
    },
    stop: () => {
      isStopped.current = true;
    },
  };
}
