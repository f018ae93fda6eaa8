import './search-results.css';
import type { SearchAnswer } from '@hidamari/contract/search';
import { VARIANTS } from '@hidamari/domain/site-variants';
import { Button, ButtonLink, type ButtonProps } from '@hidamari/ui/button';
import { Chip, Chips } from '@hidamari/ui/chips';
import { EmergencyLine } from '@hidamari/ui/emergency-box';
import { EmptyState } from '@hidamari/ui/empty-state';
import { MoreList } from '@hidamari/ui/more-list';
import type { ReactNode } from 'react';
import { ASKED_FIELDS, type AskedSearch } from '../../../parts/search/asked-search.ts';
import { SearchForm } from '../../../parts/search/search-form.tsx';
import { EMERGENCY_NOTE } from '../../../shell/emergency-note.ts';
import { usePageData } from '../../../shell/page-data.ts';
import { nothingFoundWords } from '../found-words.ts';
import { quotedWords } from '../quoted-words.ts';
import type { Found } from '../search-calls.ts';
import { KIND_WORDS, KINDS_IN_ORDER } from '../search-parts.ts';
import { Hit, OwnHits } from './search-hit.tsx';
import { SearchedNote } from './searched-note.tsx';
import { WordChips } from './word-chips.tsx';

interface ResultsProps {
  found: Found;
}

const sumOf = (counts: SearchAnswer['counts']) =>
  Object.values(counts).reduce<number>((sum, count) => sum + (count ?? 0), 0);

function KindChips({ found: { asked, answer } }: ResultsProps) {
  const { counts } = answer;
  const there = KINDS_IN_ORDER.filter((kind) => counts[kind] !== undefined);
  if (there.length < 2) return null;
  return (
    <SearchForm about={asked}>
      <Chips name="種類でしぼりこむ" scroll>
        <Chip pressed={asked.kind === null} name={ASKED_FIELDS.kind} value="">
          {`すべて ${sumOf(counts)}`}
        </Chip>
        {there.map((kind) => (
          <Chip key={kind} pressed={asked.kind === kind} name={ASKED_FIELDS.kind} value={kind}>
            {`${KIND_WORDS[kind]} ${counts[kind]}`}
          </Chip>
        ))}
      </Chips>
    </SearchForm>
  );
}

/** Which other words were looked for, and the way to do without them. */
function AlsoLookedFor({ found: { asked, answer } }: ResultsProps) {
  const { also } = answer;
  if (asked.isExact) {
    return (
      <AlsoLine asked={asked} label={WITH_ALIKE}>
        {`${quotedWords(asked.keyword)}だけでさがしています。`}
      </AlsoLine>
    );
  }
  if (also.length === 0) return null;
  return (
    <AlsoLine asked={asked} label={`${quotedWords(asked.keyword)}だけでさがす`}>
      似た言葉もふくめました：<b>{also.join('、')}</b>
    </AlsoLine>
  );
}

const WITH_ALIKE = '似た言葉もふくめる';

interface AlsoLineProps {
  asked: AskedSearch;
  label: string;
  children: ReactNode;
}

/** What was looked for, and the other way; on a line of its own the button begins where the words do. */
function AlsoLine({ asked, label, children }: AlsoLineProps) {
  return (
    <SearchForm about={asked} className="ui-meta flex flex-wrap items-center gap-x-4">
      <p>{children}</p>
      <ExactButton isExact={!asked.isExact} kind="text" size="small" className="-ml-4">
        {label}
      </ExactButton>
    </SearchForm>
  );
}

/** Asks the same with the words that mean the same, or without them. */
function ExactButton({
  isExact,
  ...look
}: Omit<ButtonProps, 'type' | 'name' | 'value'> & { isExact: boolean }) {
  return <Button {...look} type="submit" name={ASKED_FIELDS.isExact} value={isExact ? '1' : ''} />;
}

/** Hits under a heading of their own; nothing where there are none. */
function HitSection({ heading, hits }: { heading: string; hits: SearchAnswer['near'] }) {
  if (hits.length === 0) return null;
  return (
    <section>
      <h2 className="search-near">{heading}</h2>
      <ul className="search-hits">
        {hits.map((hit) => (
          <Hit key={hit.href} hit={hit} />
        ))}
      </ul>
    </section>
  );
}

const INSTEAD = 'こちらの言葉でさがす';

function NothingFound({ found: { asked, answer } }: ResultsProps) {
  const { hasServices } = VARIANTS[usePageData().variant];
  const { near, instead, ready } = answer;
  return (
    <div className="grid gap-8">
      <SearchedNote answer={answer} foundNothing />
      <EmptyState
        title={`${quotedWords(asked.keyword)}は${nothingFoundWords(answer)}`}
        drawing="scene-empty"
        actions={
          <>
            <ButtonLink href="/articles/top" kind="plain">
              記事を分類から選ぶ
            </ButtonLink>
            <ButtonLink href={hasServices ? '/services' : '/faq'} kind="plain">
              {hasServices ? 'サービスから選ぶ' : 'よくある質問を見る'}
            </ButtonLink>
            {asked.isExact ? (
              <SearchForm about={asked}>
                <ExactButton isExact={false} kind="text">
                  {WITH_ALIKE}
                </ExactButton>
              </SearchForm>
            ) : null}
          </>
        }
      >
        ひらがなでも、文でもさがせます。
      </EmptyState>
      {instead.length > 0 ? (
        <div>
          <h2 className="search-near">{INSTEAD}</h2>
          <WordChips name={INSTEAD} words={instead} />
        </div>
      ) : null}
      <HitSection heading="近いかもしれないもの" hits={near} />
      <HitSection heading="いま、読めるもの" hits={ready} />
    </div>
  );
}

/** Twenty by twenty. */
function FoundList({ found: { asked, answer } }: ResultsProps) {
  return (
    <>
      <ul className="search-hits">
        {answer.data.map((hit) => (
          <Hit key={hit.href} hit={hit} />
        ))}
      </ul>
      <SearchForm about={asked}>
        <MoreList
          total={answer.meta.total}
          shown={answer.data.length}
          sends={{ name: ASKED_FIELDS.pages, value: String(asked.pages + 1) }}
        />
      </SearchForm>
    </>
  );
}

/** What was found: one's own logs apart, then what everybody finds, narrowed by kind. */
export function SearchResults({ found }: ResultsProps) {
  const { asked, answer, logs } = found;
  const hasOwn = asked.kind === null && logs.total > 0;
  if (sumOf(answer.counts) === 0 && !hasOwn) return <NothingFound found={found} />;
  return (
    <div className="search-results">
      <SearchedNote answer={answer} foundNothing={false} />
      {answer.is_urgent && <UrgentNote />}
      <AlsoLookedFor found={found} />
      {/* Nobody takes the first page for an answer to the whole question. */}
      {answer.left_out.length > 0 && (
        <p className="ui-meta">{`「${answer.left_out.join('」「')}」は、いちばん上のものに出てきません。`}</p>
      )}
      <KindChips found={found} />
      {hasOwn ? <OwnHits logs={logs} keyword={asked.keyword} /> : null}
      {answer.meta.total > 0 ? <FoundList found={found} /> : null}
    </div>
  );
}

/** Above what was found for a fever, bleeding, breathlessness: whom to call (G118). It says nothing of what it may be. */
function UrgentNote() {
  return (
    <div>
      <p>急ぐときは、先に電話を。</p>
      <EmergencyLine {...EMERGENCY_NOTE} />
    </div>
  );
}
