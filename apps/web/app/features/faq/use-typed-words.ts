import { searchWords } from '@hidamari/domain/search-text';
import { type ChangeEvent, type CompositionEvent, useRef, useState } from 'react';

const isBeingConverted = ({ nativeEvent }: ChangeEvent) =>
  nativeEvent instanceof InputEvent && nativeEvent.isComposing;

/**
 * What is typed into the field, and the words to look for: those follow once kana are converted, because half a
 * word (「そうd」) stands in no question and the page would empty between two keys. They stay in this tab.
 */
export function useTypedWords() {
  const [typed, setTyped] = useState('');
  const [words, setWords] = useState<readonly string[]>([]);
  const ref = useRef<HTMLInputElement>(null);
  const lookFor = (text: string) => {
    setTyped(text);
    setWords(searchWords(text));
  };
  return {
    typed,
    words,
    field: {
      ref,
      value: typed,
      onChange: (event: ChangeEvent<HTMLInputElement>) =>
        isBeingConverted(event) ? setTyped(event.target.value) : lookFor(event.target.value),
      onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => lookFor(event.currentTarget.value),
    },
    clear: () => {
      lookFor('');
      ref.current?.focus();
    },
  };
}

export type TypedWords = ReturnType<typeof useTypedWords>;
