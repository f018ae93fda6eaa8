import { truncateText } from '@hidamari/domain/japanese-text';
import { SEARCH_WORDS_CHARACTERS } from '@hidamari/domain/limits';
import { TREATMENT_LOG_CATEGORIES } from '@hidamari/domain/treatment-logs';
import { Button } from '@hidamari/ui/button';
import { Chip, Chips } from '@hidamari/ui/chips';
import { iconNamed } from '@hidamari/ui/icon';
import { VisuallyHidden } from '@hidamari/ui/visually-hidden';
import { useState } from 'react';
import { CrisisNote } from '../../../../parts/crisis/crisis-note.tsx';
import { isFiltered, type LogListFilters, NO_FILTERS, toggleCategory } from '../../list-address.ts';
import { periodWords } from '../../log-words/filter-words.ts';
import { PeriodChoice } from './period-choice.tsx';
import type { FilterChange } from './use-filter-list.ts';

/** As much of a keyword as stands on its chip. */
const WORD_CHARACTERS = 12;

type Props = { filters: LogListFilters; onChange: (change: FilterChange) => void };

/** Narrows the list: words, categories and a period. What is on carries a cross: a press takes it away. */
export function LogFilters({ filters, onChange }: Props) {
  const { from, to, keyword } = filters;
  const [isChoosing, setChoosing] = useState(false);
  return (
    <section aria-label="記録をしぼりこむ" className="grid gap-3">
      <KeywordSearch keyword={keyword} onChange={onChange} />
      <Chips name="種類でしぼりこむ" scroll>
        {keyword ? (
          <Chip
            icon="search"
            pressed
            removable
            onPress={() => onChange((asked) => ({ ...asked, keyword: '' }))}
          >
            {`「${truncateText(keyword, WORD_CHARACTERS)}」`}
          </Chip>
        ) : null}
        {TREATMENT_LOG_CATEGORIES.map(({ flag, label, icon }) => (
          <Chip
            key={flag}
            icon={iconNamed(icon) ?? 'file'}
            pressed={filters.categories.includes(flag)}
            removable
            onPress={() => onChange((asked) => toggleCategory(asked, flag))}
          >
            {label}
          </Chip>
        ))}
        {from || to ? (
          <Chip
            icon="calendar"
            pressed
            removable
            onPress={() => onChange((asked) => ({ ...asked, from: '', to: '' }))}
          >
            {periodWords(filters)}
          </Chip>
        ) : (
          <Chip icon="calendar" pressed={isChoosing} onPress={() => setChoosing(!isChoosing)}>
            期間をえらぶ
          </Chip>
        )}
      </Chips>
      {isChoosing && !from && !to ? (
        <PeriodChoice
          onChoose={(period) => {
            setChoosing(false);
            onChange((asked) => ({ ...asked, ...period }));
          }}
        />
      ) : null}
      {isFiltered(filters) ? (
        <div>
          <Button
            kind="text"
            size="small"
            icon="close"
            // Its words begin where those of the list begin.
            className="-ml-4"
            onClick={() => onChange(({ month }) => ({ ...NO_FILTERS, month }))}
          >
            しぼりこみをやめる
          </Button>
        </div>
      ) : null}
    </section>
  );
}

function KeywordSearch({ keyword, onChange }: Pick<LogListFilters, 'keyword'> & Pick<Props, 'onChange'>) {
  const [typed, setTyped] = useState(keyword);
  const [listed, setListed] = useState(keyword);
  // The address leads: going back shows the words of that list. Not in an effect, which runs a moment after the
  // field is drawn: it would take away what is typed in that moment (decision 0016).
  if (listed !== keyword) {
    setListed(keyword);
    setTyped(keyword);
  }
  return (
    <div className="grid grid-cols-1 gap-3">
      <search>
        <form
          className="grid grid-cols-[minmax(0,1fr)_auto] gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            onChange((asked) => ({ ...asked, keyword: typed.trim() }));
          }}
        >
          <label>
            <VisuallyHidden>言葉でさがす</VisuallyHidden>
            <input
              className="ui-input"
              type="search"
              name="keyword"
              maxLength={SEARCH_WORDS_CHARACTERS}
              autoComplete="off"
              placeholder="病院、薬、症状などの言葉"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
            />
          </label>
          <Button kind="plain" type="submit" icon="search">
            さがす
          </Button>
        </form>
      </search>
      <CrisisNote text={typed} />
    </div>
  );
}
