import '../../../shell/search/search-box.css';
import { isBlank } from '@hidamari/domain/japanese-text';
import { Button } from '@hidamari/ui/button';
import { useState } from 'react';
import { CrisisNote } from '../../../shell/crisis/crisis-note.tsx';
import { SEARCH_FIELD } from '../../../shell/search/search-field.ts';
import { SearchForm } from '../../../shell/search/search-form.tsx';
import { usePaused } from '../../../shell/use-paused.ts';
import { NO_WORDS } from '../found-words.ts';
import type { AskedHow } from '../next-step.ts';
import { partOf, SEARCH_FIELD_ID } from '../search-parts.ts';
import { useComposedText } from '../use-composed-text.ts';
import { searchCalls } from '../use-search.ts';
import { WordChips } from './word-chips.tsx';

interface SearchBoxProps {
  keyword: string;
  onAsk: (keyword: string, how: AskedHow) => void;
  /** How many things were found, or what to do first; told to a listener once it rests. */
  found: string;
  /** The page came with words of despair: the card stands there from the first. */
  isDesperate?: boolean;
  /** Words to go on with. */
  suggestions?: readonly string[] | undefined;
}

/** The one box over everything (G134): answers while one types, and keeps a step of the history with さがす. */
export function SearchBox(props: SearchBoxProps) {
  const { keyword, onAsk, found, isDesperate = false, suggestions = [] } = props;
  const [typed, setTyped] = useState(keyword);
  const [followed, setFollowed] = useState(keyword);
  /** While kana are being turned into characters nothing is looked for, but words can be offered. */
  const [composed, setComposed] = useState<readonly string[] | null>(null);
  const [isSentEmpty, setSentEmpty] = useState(false);
  // Back and an example to press bring other words; what is being typed is told on its own and comes back the same.
  // Either way it has been asked for, and what was offered for its beginning goes.
  if (followed !== keyword) {
    setFollowed(keyword);
    setTyped(keyword);
    setComposed(null);
  }
  const words = composed ?? suggestions;
  const rest = useComposedText(typed, (text) => onAsk(text, 'typed'));
  return (
    <>
      <search>
        <SearchForm
          className="search-box"
          onAsk={() => {
            rest.settle(typed);
            setSentEmpty(isBlank(typed));
            if (!isBlank(typed)) onAsk(typed, 'sent');
          }}
        >
          <label className="sr-only" htmlFor={SEARCH_FIELD_ID}>
            言葉でさがす
          </label>
          <input
            {...SEARCH_FIELD}
            id={SEARCH_FIELD_ID}
            value={typed}
            onChange={({ currentTarget: { value }, nativeEvent }) => {
              setTyped(value);
              setSentEmpty(false);
              if (!(nativeEvent as InputEvent).isComposing) return setComposed(null);
              void searchCalls().then((calls) => calls.suggestAtRest(value, setComposed));
            }}
            {...rest.handlers}
          />
          <Button type="submit" icon="search">
            さがす
          </Button>
        </SearchForm>
      </search>
      <CrisisNote text={typed} isCalledAtFirst={isDesperate} />
      <div className="search-suggestions" {...partOf('suggestions')} hidden={isBlank(typed)}>
        <WordChips
          name="言葉の候補"
          words={words}
          onAsk={(asked) => {
            // The words that were pressed go: whoever came to them by the keyboard goes on at what they found.
            document.getElementById('page-heading')?.focus();
            onAsk(asked.keyword, 'sent');
          }}
        />
      </div>
      <FoundCount words={isSentEmpty ? NO_WORDS : found + offeredWords(words)} />
    </>
  );
}

/** Said behind the count: who does not see the words hears that there are some. */
const offeredWords = ({ length }: readonly string[]) => (length > 0 ? `　言葉の候補${length}件` : '');

/** Always there, so that it is heard when it speaks, and a line high, so that nothing moves below it (WCAG 4.1.3). */
function FoundCount({ words }: { words: string }) {
  const told = usePaused(words);
  return (
    <p className="search-found ui-meta ui-num" role="status">
      {told}
    </p>
  );
}
