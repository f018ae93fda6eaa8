import './search-results.css';
import type { SearchAnswer } from '@hidamari/contract/search';
import { VARIANTS } from '@hidamari/domain/site-variants';
import { Button, ButtonLink } from '@hidamari/ui/button';
import { Chip, Chips } from '@hidamari/ui/chips';
import { EmptyState } from '@hidamari/ui/empty-state';
import { MoreList } from '@hidamari/ui/more-list';
import type { ReactNode } from 'react';
import { usePageData } from '../../../shell/page-data.ts';
import { type AskedSearch, sentSearch } from '../../../shell/search/asked-search.ts';
import { nothingFoundWords } from '../found-words.ts';
import { KIND_WORDS, KINDS_IN_ORDER } from '../kind-words.ts';
import { quotedWords } from '../quoted-words.ts';
import { useFirstNew } from '../use-first-new.ts';
import type { Found } from '../use-search.ts';
import { Hit, OwnHits } from './search-hit.tsx';
import { SearchedNote } from './searched-note.tsx';
import { UrgentNote } from './urgent-note.tsx';
import { WordChips } from './word-chips.tsx';

interface ResultsProps {
  found: Found;
  isAsking: boolean;
  onChange: (change: Partial<AskedSearch>) => void;
}

type PartProps = Omit<ResultsProps, 'isAsking'>;

const sumOf = (counts: SearchAnswer['counts']) =>
  Object.values(counts).reduce<number>((sum, count) => sum + (count ?? 0), 0);

function KindChips({ found: { asked, answer }, onChange }: PartProps) {
  const { counts } = answer;
  const there = KINDS_IN_ORDER.filter((kind) => counts[kind] !== undefined);
  if (there.length < 2) return null;
  return (
    <Chips name="種類でしぼりこむ" scroll>
      <Chip pressed={asked.kind === null} onPress={() => onChange({ kind: null })}>
        {`すべて ${sumOf(counts)}`}
      </Chip>
      {there.map((kind) => (
        <Chip key={kind} pressed={asked.kind === kind} onPress={() => onChange({ kind })}>
          {`${KIND_WORDS[kind]} ${counts[kind]}`}
        </Chip>
      ))}
    </Chips>
  );
}

/** Which other words were looked for, and the way to do without them. */
function AlsoLookedFor({ found: { asked, answer }, onChange }: PartProps) {
  const { also } = answer;
  if (asked.isExact) {
    return (
      <AlsoLine label="似た言葉もふくめる" onPress={() => onChange({ isExact: false })}>
        {`${quotedWords(asked.keyword)}だけでさがしています。`}
      </AlsoLine>
    );
  }
  if (also.length === 0) return null;
  return (
    <AlsoLine label={`${quotedWords(asked.keyword)}だけでさがす`} onPress={() => onChange({ isExact: true })}>
      似た言葉もふくめました：<b>{also.join('、')}</b>
    </AlsoLine>
  );
}

interface AlsoLineProps {
  label: string;
  onPress: () => void;
  children: ReactNode;
}

/** What was looked for, and the other way; on a line of its own the button begins where the words do. */
function AlsoLine({ label, onPress, children }: AlsoLineProps) {
  return (
    <div className="ui-meta flex flex-wrap items-center gap-x-4">
      <p>{children}</p>
      <Button kind="text" size="small" className="-ml-4" onClick={onPress}>
        {label}
      </Button>
    </div>
  );
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

function NothingFound({ found: { asked, answer }, onChange }: PartProps) {
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
          </>
        }
      >
        <span>ひらがなでも、文でもさがせます。</span>
        {asked.isExact ? (
          <Button kind="text" onClick={() => onChange({ isExact: false })}>
            似た言葉もふくめる
          </Button>
        ) : null}
      </EmptyState>
      {instead.length > 0 ? (
        <div>
          <h2 className="search-near">{INSTEAD}</h2>
          <WordChips name={INSTEAD} words={instead} onPick={(keyword) => onChange(sentSearch(keyword))} />
        </div>
      ) : null}
      <HitSection heading="近いかもしれないもの" hits={near} />
      <HitSection heading="いま、読めるもの" hits={ready} />
    </div>
  );
}

/** Twenty by twenty. Another question is another list: only a list that grows tells of it and moves the focus. */
function FoundList({ found: { asked, answer }, isAsking, onChange }: ResultsProps) {
  const { list, onMore } = useFirstNew(answer.data.length);
  return (
    <>
      <ul className="search-hits" ref={list}>
        {answer.data.map((hit) => (
          <Hit key={hit.href} hit={hit} />
        ))}
      </ul>
      <MoreList
        total={answer.meta.total}
        shown={answer.data.length}
        isLoading={isAsking}
        onMore={() => {
          onMore();
          onChange({ pages: asked.pages + 1 });
        }}
      />
    </>
  );
}

const questionOf = ({ keyword, kind, isExact }: AskedSearch) => JSON.stringify([keyword, kind, isExact]);

/** What was found: one's own logs apart, then what everybody finds, narrowed by kind. */
export function SearchResults({ found, isAsking, onChange }: ResultsProps) {
  const { asked, answer, logs } = found;
  const hasOwn = asked.kind === null && logs.total > 0;
  if (sumOf(answer.counts) === 0 && !hasOwn) return <NothingFound found={found} onChange={onChange} />;
  return (
    <div className="search-results" aria-busy={isAsking}>
      <SearchedNote answer={answer} foundNothing={false} />
      {answer.is_urgent && <UrgentNote />}
      <AlsoLookedFor found={found} onChange={onChange} />
      {/* Nobody takes the first page for an answer to the whole question. */}
      {answer.left_out.length > 0 && (
        <p className="ui-meta">{`「${answer.left_out.join('」「')}」は、いちばん上のものに出てきません。`}</p>
      )}
      <KindChips found={found} onChange={onChange} />
      {hasOwn ? <OwnHits logs={logs} keyword={asked.keyword} /> : null}
      {answer.meta.total > 0 ? (
        <FoundList key={questionOf(asked)} found={found} isAsking={isAsking} onChange={onChange} />
      ) : null}
    </div>
  );
}
