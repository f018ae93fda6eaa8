import { Chips } from '@hidamari/ui/chips';
import { ASKED_FIELDS } from '../../../shell/search/asked-search.ts';
import { SearchForm } from '../../../shell/search/search-form.tsx';

interface WordChipsProps {
  /** What they are, for a listener. */
  name: string;
  words: readonly string[];
}

/** Words to press that are searched for as if they had been typed. They are no addresses (decision 0050). */
export function WordChips({ name, words }: WordChipsProps) {
  return (
    <SearchForm>
      <Chips name={name}>
        {words.map((word) => (
          <button key={word} type="submit" name={ASKED_FIELDS.keyword} value={word} className="ui-chip">
            {word}
          </button>
        ))}
      </Chips>
    </SearchForm>
  );
}
