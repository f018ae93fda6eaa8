import './search-box.css';
import { Button } from '@hidamari/ui/button';
import { useId } from 'react';
import { CrisisNote } from '../crisis/crisis-note.tsx';
import { SEARCH_FIELD, SearchForm } from './search-form.tsx';

/** The box on a page that is no search itself: leads to /search, the words in the body of its form. */
export function SearchEntry() {
  const id = useId();
  return (
    <search className="grid grid-cols-1 gap-3">
      <SearchForm className="search-box">
        <label className="sr-only" htmlFor={id}>
          言葉でさがす
        </label>
        <input {...SEARCH_FIELD} id={id} />
        <Button type="submit" icon="search">
          さがす
        </Button>
      </SearchForm>
      <CrisisNote />
    </search>
  );
}
