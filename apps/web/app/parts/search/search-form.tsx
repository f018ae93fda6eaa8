import { SEARCH_WORDS_CHARACTERS } from '@hidamari/domain/limits';
import { screenHref } from '@hidamari/domain/screens';
import type { ReactNode } from 'react';
import { ASKED_FIELDS, type AskedSearch, formFieldsOf } from './asked-search.ts';

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

/** The field of the search, wherever it stands. */
export const SEARCH_FIELD = {
  className: 'ui-input',
  type: 'search',
  name: ASKED_FIELDS.keyword,
  required: true,
  maxLength: SEARCH_WORDS_CHARACTERS,
  enterKeyHint: 'search',
  autoComplete: 'off',
  placeholder: '例：だるさ、医療費、家族',
} as const;

/** The fields of a form as it is sent, with those of the button that sends it: older browsers leave that one out. */
export function sentFields(form: HTMLFormElement, event: Event): FormData {
  const fields = new FormData(form);
  const button = event instanceof SubmitEvent ? event.submitter : null;
  if (button instanceof HTMLButtonElement && button.name !== '') fields.append(button.name, button.value);
  return fields;
}
