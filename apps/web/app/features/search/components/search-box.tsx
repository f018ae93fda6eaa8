import '../../../shell/search/search-box.css';
import { isBlank } from '@hidamari/domain/japanese-text';
import { SEARCH_WORDS_CHARACTERS } from '@hidamari/domain/limits';
import { Button } from '@hidamari/ui/button';
import { useState } from 'react';
import { CrisisNote } from '../../../shell/crisis/crisis-note.tsx';
import { usePaused } from '../../../shell/use-paused.ts';
import type { AskedHow } from '../next-step.ts';
import { useComposedText } from '../use-composed-text.ts';
import { searchCalls } from '../use-search.ts';
import { WordChips } from './word-chips.tsx';

interface SearchBoxProps {
  keyword: string;
  onAsk: (keyword: string, how: AskedHow) => void;
  /** How many things were found; told to a listener once it rests. */
  found: string;
  /** Words to go on with. */
  suggestions?: readonly string[] | undefined;
}

/** The one box over everything (G134): answers while one types, and keeps a step of the history with さがす. */
export function SearchBox({ keyword, onAsk, found, suggestions = [] }: SearchBoxProps) {
  const [typed, setTyped] = useState(keyword);
  const [followed, setFollowed] = useState(keyword);
  /** While kana are being turned into characters nothing is looked for, but words can be offered. */
  const [composed, setComposed] = useState<readonly string[] | null>(null);
  // Back and an example to press bring other words; what is being typed is told on its own and comes back the same.
  // Either way it has been asked for, and what was offered for its beginning goes.
  if (followed !== keyword) {
    setFollowed(keyword);
    setTyped(keyword);
    setComposed(null);
  }
  const rest = useComposedText(typed, (text) => onAsk(text, 'typed'));
  return (
    <>
      <search>
        <form
          className="search-box search-box-asking"
          onSubmit={(event) => {
            event.preventDefault();
            rest.settle(typed);
            onAsk(typed, 'sent');
          }}
        >
          <label className="sr-only" htmlFor="search-words">
            言葉でさがす
          </label>
          <input
            id="search-words"
            className="ui-input"
            type="search"
            value={typed}
            maxLength={SEARCH_WORDS_CHARACTERS}
            enterKeyHint="search"
            autoComplete="off"
            placeholder="例：だるさ、医療費、家族"
            onChange={({ currentTarget: { value }, nativeEvent }) => {
              setTyped(value);
              if (!(nativeEvent as InputEvent).isComposing) return setComposed(null);
              void searchCalls().then((calls) => calls.suggestAtRest(value, setComposed));
            }}
            {...rest.handlers}
            onKeyDown={(event) => {
              // Down leads from the box to the first of the words below it, as in any list of them.
              if (event.key === 'ArrowDown' && !event.nativeEvent.isComposing && focusWord(0))
                event.preventDefault();
            }}
          />
          <Button type="submit" icon="search">
            さがす
          </Button>
        </form>
      </search>
      {typed.length >= SEARCH_WORDS_CHARACTERS ? (
        <p className="ui-meta">{`${SEARCH_WORDS_CHARACTERS}文字までの言葉でさがします。`}</p>
      ) : null}
      <CrisisNote text={typed} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrows lead through the buttons inside, which are reached by Tab as well. */}
      <div
        className="search-suggestions"
        id={SUGGESTIONS_ID}
        hidden={isBlank(typed)}
        onKeyDown={(event) => {
          const by = ARROWS[event.key];
          if (by !== undefined && focusWord(by, event.target)) event.preventDefault();
        }}
      >
        <WordChips
          name="言葉の候補"
          words={composed ?? suggestions}
          onPick={(word) => {
            // The words that were pressed go: whoever came to them by the keyboard goes on at what they found.
            document.getElementById('page-heading')?.focus();
            onAsk(word, 'sent');
          }}
        />
      </div>
      <FoundCount words={[found, offeredWords(composed ?? suggestions)].filter(Boolean).join('。')} />
    </>
  );
}

const SUGGESTIONS_ID = 'search-suggestions';
const ARROWS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** Focus on the word so many places behind the one that has it, or on the first; up from the first leads back to the box. */
function focusWord(by: number, from?: EventTarget): boolean {
  const words = [...document.querySelectorAll<HTMLElement>(`#${SUGGESTIONS_ID}:not([hidden]) button`)];
  const at = from === undefined ? 0 : words.indexOf(from as HTMLElement) + by;
  const next = at < 0 ? document.getElementById('search-words') : words[at];
  next?.focus();
  return next !== undefined && next !== null;
}

/** Said behind the count: who does not see the words hears that there are some. */
const offeredWords = (words: readonly string[]) =>
  words.length === 0 ? '' : `言葉の候補が${words.length}件あります`;

/** Always there, so that it is heard when it speaks, and a line high, so that nothing moves below it (WCAG 4.1.3). */
function FoundCount({ words }: { words: string }) {
  const told = usePaused(words);
  return (
    <p className="search-found ui-meta ui-num" role="status">
      {told}
    </p>
  );
}
