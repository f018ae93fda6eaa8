import { screenHref } from '@hidamari/domain/screens';
import type { FormEvent, ReactNode } from 'react';
import { type AskedSearch, askedByForm, formFieldsOf } from './asked-search.ts';
import { sentFields } from './sent-fields.ts';

interface SearchFormProps {
  /** The question that a button of the form changes; absent: each asks for itself. */
  about?: AskedSearch;
  /** In the application, in place of sending; a document's script hears of it by itself (`start-search.ts`). */
  onAsk: (asked: AskedSearch) => void;
  className?: string;
  children: ReactNode;
}

/**
 * A form that asks the search: words, or buttons with what they change. The browser sends it to /search, in the body and never
 * in an address (decision 0050), so it works without scripts; where there are some, nothing is left for it.
 */
export function SearchForm({ about, onAsk, className, children }: SearchFormProps) {
  const fields = about ? formFieldsOf({ ...about, pages: 1 }) : [];
  const ask = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onAsk(askedByForm(sentFields(event.currentTarget, event.nativeEvent)));
  };
  return (
    <form
      method="post"
      action={screenHref('/search')}
      className={className}
      data-search-form=""
      onSubmit={ask}
    >
      {fields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
