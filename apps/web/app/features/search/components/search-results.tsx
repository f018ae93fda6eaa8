import './search-results.css';
import type { SearchAnswer } from '@hidamari/contract/search';
import { VARIANTS } from '@hidamari/domain/site-variants';
import { Button, ButtonLink } from '@hidamari/ui/button';
import { Chip, Chips } from '@hidamari/ui/chips';
import { EmptyState } from '@hidamari/ui/empty-state';
import { MoreList } from '@hidamari/ui/more-list';
import { StaleNote } from '../../../shell/content/stale-note.tsx';
import { usePageData } from '../../../shell/page-data.ts';
import type { AskedSearch } from '../../../shell/search/asked-search.ts';
import { KIND_WORDS, KINDS_IN_ORDER } from '../kind-words.ts';
import { quotedWords } from '../quoted-words.ts';
import type { Found } from '../use-search.ts';
import { Hit, LogHit } from './search-hit.tsx';

interface ResultsProps {
  asked: AskedSearch;
  found: Found;
  isAsking: boolean;
  onChange: (change: Partial<AskedSearch>) => void;
}

const sumOf = (counts: SearchAnswer['counts']) =>
  Object.values(counts).reduce<number>((sum, count) => sum + (count ?? 0), 0);

function KindChips({ asked, found, onChange }: Omit<ResultsProps, 'isAsking'>) {
  const { counts } = found.answer;
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
function AlsoLookedFor({ asked, found, onChange }: Omit<ResultsProps, 'isAsking'>) {
  const { also } = found.answer;
  if (asked.isExact) {
    return (
      <p className="ui-meta">
        {`${quotedWords(asked.keyword)}だけでさがしています。`}
        <Button kind="text" size="small" onClick={() => onChange({ isExact: false })}>
          似た言葉もふくめる
        </Button>
      </p>
    );
  }
  if (also.length === 0) return null;
  return (
    <p className="ui-meta">
      似た言葉もふくめました：<b>{also.join('、')}</b>
      <Button kind="text" size="small" onClick={() => onChange({ isExact: true })}>
        {`${quotedWords(asked.keyword)}だけでさがす`}
      </Button>
    </p>
  );
}

function NothingFound({ asked, found, onChange }: Omit<ResultsProps, 'isAsking'>) {
  const { hasServices } = VARIANTS[usePageData().variant];
  const { near } = found.answer;
  return (
    <div className="grid gap-8">
      <EmptyState
        title={`${quotedWords(asked.keyword)}は見つかりませんでした`}
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
        短い言葉や、ひらがなでもさがせます。言葉にしにくいときは、そのまま相談員に話してください。
        {asked.isExact ? (
          <Button kind="text" onClick={() => onChange({ isExact: false })}>
            似た言葉もふくめてさがす
          </Button>
        ) : null}
      </EmptyState>
      {near.length > 0 ? (
        <section aria-labelledby="near-heading">
          <h2 id="near-heading" className="search-near">
            近いかもしれないもの
          </h2>
          <ul className="search-hits">
            {near.map((hit) => (
              <Hit key={`${hit.kind} ${hit.id}`} hit={hit} />
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
}

/** What was found, narrowed by kind, twenty by twenty. */
export function SearchResults({ asked, found, isAsking, onChange }: ResultsProps) {
  const { answer, logs } = found;
  const own = asked.kind === null ? logs : [];
  if (sumOf(answer.counts) === 0 && own.length === 0) {
    return <NothingFound asked={asked} found={found} onChange={onChange} />;
  }
  return (
    <div className="search-results" aria-busy={isAsking}>
      {answer.is_stale ? <StaleNote /> : null}
      <AlsoLookedFor asked={asked} found={found} onChange={onChange} />
      <KindChips asked={asked} found={found} onChange={onChange} />
      <ul className="search-hits">
        {own.map((log) => (
          <LogHit key={log.id} log={log} />
        ))}
        {answer.data.map((hit) => (
          <Hit key={`${hit.kind} ${hit.id}`} hit={hit} />
        ))}
      </ul>
      <MoreList
        total={answer.meta.total}
        shown={answer.data.length}
        isLoading={isAsking}
        onMore={() => onChange({ pages: asked.pages + 1 })}
      />
    </div>
  );
}
