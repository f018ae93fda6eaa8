import { type ChangeEvent, type CompositionEvent, useRef, useState } from 'react';
import type { FaqSection } from './faq-sections.ts';
import type { FindQuestions } from './find-questions.ts';

const isBeingConverted = ({ nativeEvent }: ChangeEvent) =>
  nativeEvent instanceof InputEvent && nativeEvent.isComposing;

/** What finds: fetched once the field is entered; `failed` where the connection was lost, and the next key tries again. */
type Finder = { kind: 'none' | 'coming' | 'failed' } | { kind: 'here'; find: FindQuestions };

/**
 * Looks for questions of the page while a person types: what is typed, and what was found for it. That follows once kana
 * are converted, because half a word (「そうd」) stands in no question and the page would empty between two keys. The
 * words stay in this tab.
 */
export function useFaqSearch(sections: FaqSection[]) {
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState('');
  const [finder, setFinder] = useState<Finder>({ kind: 'none' });
  const ref = useRef<HTMLInputElement>(null);
  const bring = () => {
    if (finder.kind === 'here' || finder.kind === 'coming') return;
    setFinder({ kind: 'coming' });
    import('./find-questions.ts').then(
      ({ questionFinder }) => setFinder({ kind: 'here', find: questionFinder(sections) }),
      () => setFinder({ kind: 'failed' }),
    );
  };
  const lookFor = (text: string) => {
    bring();
    setTyped(text);
    setAsked(text);
  };
  return {
    typed,
    /** null while nothing is asked for, or nothing can be found yet: then every question stands there. */
    found: finder.kind === 'here' ? finder.find(asked) : null,
    isFailed: finder.kind === 'failed' && asked !== '',
    field: {
      ref,
      value: typed,
      onFocus: bring,
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

export type FaqSearch = ReturnType<typeof useFaqSearch>;
