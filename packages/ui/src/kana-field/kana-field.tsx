import { toFullKatakana } from '@hidamari/domain/kana';
import { type CompositionEvent, type FormEvent, useRef } from 'react';
import { TextField, type TextFieldProps } from '../text-field/index.ts';
import { compose, NO_READING, settle } from './kana-reading.ts';

/**
 * セイ, メイ or another reading. Hiragana and half-width kana are taken and become full-width katakana when the
 * field is left (ui 2). There is no autocomplete token for a reading.
 */
export function KanaField(props: Omit<TextFieldProps, 'type' | 'tidy' | 'autoComplete' | 'inputMode'>) {
  return <TextField {...props} autoComplete="off" tidy={(typed) => toFullKatakana(typed.trim())} />;
}

/** Spread on the field in which the kanji are typed. */
export type KanaFill = {
  onCompositionStart: () => void;
  onCompositionUpdate: (event: CompositionEvent<HTMLInputElement>) => void;
  onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => void;
  onInput: (event: FormEvent<HTMLInputElement>) => void;
};

/**
 * Fills the reading while the name is typed, from the kana the input method shows before converting
 * (ui 2). `onFill` receives the whole reading so far, '' when the name was cleared.
 * @param kana the reading as it stands. One that is not what was filled in last is somebody's own, typed, stored or
 *   kept in a draft: it is never overwritten.
 */
export function useKanaFill(kana: string, onFill: (kana: string) => void): KanaFill {
  const reading = useRef(NO_READING);
  const filled = useRef('');
  const fill = () => {
    if (kana !== filled.current) return;
    filled.current = reading.current.finished;
    onFill(filled.current);
  };
  return {
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
  };
}
