import '../../../parts/search/search-box.css';
import { isBlank } from '@hidamari/domain/japanese-text';
import { Button } from '@hidamari/ui/button';
import { CrisisNote } from '../../../parts/crisis/crisis-note.tsx';
import { SEARCH_FIELD, SearchForm } from '../../../parts/search/search-form.tsx';
import { withOffered } from '../found-words.ts';
import { partOf, SEARCH_FIELD_ID } from '../search-parts.ts';
import { WordChips } from './word-chips.tsx';

interface SearchBoxProps {
  keyword: string;
  /** How many things were found, or what to do first. */
  found: string;
  /** The page came with words of despair: the card stands there from the first. */
  isDesperate?: boolean;
  /** Words to go on with. */
  suggestions?: readonly string[] | undefined;
}

/** The one box over everything (G134). */
export function SearchBox({ keyword, found, isDesperate = false, suggestions = [] }: SearchBoxProps) {
  return (
    <>
      <search>
        <SearchForm className="search-box">
          <label className="sr-only" htmlFor={SEARCH_FIELD_ID}>
            言葉でさがす
          </label>
          <input {...SEARCH_FIELD} id={SEARCH_FIELD_ID} defaultValue={keyword} />
          <Button type="submit" icon="search">
            さがす
          </Button>
        </SearchForm>
      </search>
      <CrisisNote isCalledAtFirst={isDesperate} />
      <div className="search-suggestions" {...partOf('suggestions')} hidden={isBlank(keyword)}>
        <WordChips name="言葉の候補" words={suggestions} />
      </div>
      {/* Always there, so that it is heard when it speaks, and a line high, so that nothing moves below it (WCAG 4.1.3). */}
      <p className="search-found ui-meta ui-num" role="status">
        {withOffered(found, suggestions.length)}
      </p>
    </>
  );
}
