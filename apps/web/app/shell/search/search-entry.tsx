import './search-box.css';
import { screenHref } from '@hidamari/domain/screens';
import { Button } from '@hidamari/ui/button';
import { lazy, Suspense, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { searchStep, sentSearch } from './asked-search.ts';

/** Fetched with the first word that is typed: no page needs it to be drawn. */
const CrisisNote = lazy(() =>
  import('../crisis/crisis-note.tsx').then(
    (part) => ({ default: part.CrisisNote }),
    // A lost connection must not take the page away; the page of the search has the card too.
    () => ({ default: () => <></> }),
  ),
);

/** The box on a page that is no search itself: leads to /search, the words in the step of the history alone. */
export function SearchEntry() {
  const navigate = useNavigate();
  const id = useId();
  const [typed, setTyped] = useState('');
  return (
    <search className="grid grid-cols-1 gap-3">
      <form
        className="search-box"
        // Without a script the page of the search opens, and the words stay here: the field has no name to send.
        action={screenHref('/search')}
        onSubmit={(event) => {
          event.preventDefault();
          const field = event.currentTarget.elements.namedItem(id);
          const keyword = field instanceof HTMLInputElement ? field.value : '';
          void navigate(screenHref('/search'), { state: searchStep(sentSearch(keyword)) });
        }}
      >
        <label className="sr-only" htmlFor={id}>
          言葉でさがす
        </label>
        <input
          id={id}
          className="ui-input"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          placeholder="例：だるさ、医療費、家族"
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" icon="search">
          さがす
        </Button>
      </form>
      {typed === '' ? null : (
        <Suspense fallback={null}>
          <CrisisNote text={typed} />
        </Suspense>
      )}
    </search>
  );
}
