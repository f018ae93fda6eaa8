import './search-box.css';
import { screenHref } from '@hidamari/domain/screens';
import { Button } from '@hidamari/ui/button';
import { lazy, Suspense, use, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { DocumentParts } from '../../document/document-parts.ts';
import { searchStep } from './asked-search.ts';
import { SEARCH_FIELD } from './search-field.ts';
import { SearchForm } from './search-form.tsx';

/** Fetched with the first word that is typed: no page needs it to be drawn. */
const CrisisNote = lazy(() =>
  import('../crisis/crisis-note.tsx').then(
    (part) => ({ default: part.CrisisNote }),
    // A lost connection must not take the page away; the page of the search has the card too.
    () => ({ default: () => <></> }),
  ),
);

/**
 * The box on a page that is no search itself: leads to /search, the words in the body of its form; in the application, in the
 * step of the history alone.
 */
export function SearchEntry() {
  const navigate = useNavigate();
  const id = useId();
  const [typed, setTyped] = useState('');
  const InDocument = use(DocumentParts)?.CrisisNote;
  return (
    <search className="grid grid-cols-1 gap-3">
      <SearchForm
        className="search-box"
        onAsk={(asked) => void navigate(screenHref('/search'), { state: searchStep(asked) })}
      >
        <label className="sr-only" htmlFor={id}>
          言葉でさがす
        </label>
        <input {...SEARCH_FIELD} id={id} onChange={(event) => setTyped(event.currentTarget.value)} />
        <Button type="submit" icon="search">
          さがす
        </Button>
      </SearchForm>
      {InDocument ? <InDocument isCalled={false} /> : null}
      {typed === '' ? null : (
        <Suspense fallback={null}>
          <CrisisNote text={typed} />
        </Suspense>
      )}
    </search>
  );
}
