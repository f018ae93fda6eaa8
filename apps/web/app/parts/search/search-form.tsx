import { screenHref } from '@hidamari/domain/screens';
import type { ReactNode } from 'react';
import { type AskedSearch, formFieldsOf } from './asked-search.ts';

interface SearchFormProps {
  /** The question that a button of the form changes; absent: each asks for itself. */
  about?: AskedSearch;
  className?: string;
  children: ReactNode;
}

/**
 * A form that asks the search: words, or buttons with what they change. The browser sends it to /search, in the body and never
 * in an address (decision 0050), so it works without scripts; on the page of the search itself `runSearch` asks in its place.
 */
export function SearchForm({ about, className, children }: SearchFormProps) {
  const fields = about ? formFieldsOf({ ...about, pages: 1 }) : [];
  return (
    <form method="post" action={screenHref('/search')} className={className} data-search-form="">
      {fields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
