import { Chips } from '@hidamari/ui/chips';
import { ASKED_FIELDS } from '../../../parts/search/asked-search.ts';
import { SearchForm } from '../../../parts/search/search-form.tsx';

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
