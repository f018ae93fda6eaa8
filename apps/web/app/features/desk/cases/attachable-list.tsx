import type { AttachableArticle, Attachables, AttachedContent } from '@hidamari/contract/consultations';
import { holdsOneOf, searchWords } from '@hidamari/domain/search-text';
import { PartFailed } from '@hidamari/ui/part-failed';
import { SectionHeading } from '@hidamari/ui/section-heading';
import { Skeleton } from '@hidamari/ui/skeleton';
import { Tag } from '@hidamari/ui/tag';
import { TextField } from '@hidamari/ui/text-field';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { browserApi } from '../../../shell/data/browser-api.ts';
import { attachablesQuery } from './desk-queries.ts';

interface AttachableListProps {
  caseId: string;
  onChosen(attached: AttachedContent): void;
}

/**
 * Articles by category and services by concern, to choose one. The words looked for stay in this browser: a supporter
 * may well type what a member told them.
 */
export function AttachableList({ caseId, onChosen }: AttachableListProps) {
  const query = useQuery(attachablesQuery(browserApi(), caseId));
  if (query.isError)
    return (
      <PartFailed
        what="記事とサービス"
        onReload={() => void query.refetch()}
        isReloading={query.isFetching}
      />
    );
  if (!query.data) return <Skeleton shape="lines" count={6} what="記事とサービス" />;
  return <Found offered={query.data} onChosen={onChosen} />;
}

function Found({ offered, onChosen }: { offered: Attachables; onChosen: AttachableListProps['onChosen'] }) {
  const [typed, setTyped] = useState('');
  const words = searchWords(typed);
  const holds = (...texts: string[]) => words.every((word) => texts.some((text) => holdsOneOf(text, [word])));
  const services = offered.services.filter(({ title }) => holds(title));
  const articles = offered.articles.filter(({ title, category, summary }) => holds(title, category, summary));
  const categories = [...new Set(articles.map(({ category }) => category))];
  const isNothing = services.length + articles.length === 0;
  return (
    <div className="grid gap-6">
      <TextField
        type="search"
        name="attachable-words"
        label="ことばで探す"
        hint="記事の名前と、はじめの説明から探します。"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        // It stands inside a form that must not be sent by it.
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <p role="status" className={isNothing ? undefined : 'ui-visually-hidden'}>
        {isNothing
          ? '見つかりませんでした。ことばを減らすか、ほかの言い方でお試しください。'
          : `${services.length + articles.length}件`}
      </p>
      {services.length === 0 ? null : (
        <Group label="サービス">
          {services.map(({ id, title }) => (
            <li key={id}>
              <Pick title={title} onPress={() => onChosen({ kind: 'services', id, title })} />
            </li>
          ))}
        </Group>
      )}
      {categories.map((name) => (
        <Group key={name} label={name}>
          {articles
            .filter(({ category }) => category === name)
            .map((article) => (
              <li key={article.id}>
                <Pick
                  {...article}
                  onPress={() => onChosen({ kind: 'article', id: article.id, title: article.title })}
                />
              </li>
            ))}
        </Group>
      ))}
    </div>
  );
}

function Group({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <section className="grid gap-3" aria-label={label}>
      <SectionHeading level={3} size="small">
        {label}
      </SectionHeading>
      <ul className="grid gap-2">{children}</ul>
    </section>
  );
}

type PickProps = { title: string; onPress(): void } & Partial<
  Pick<AttachableArticle, 'summary' | 'review_due'>
>;

function Pick({ title, summary, review_due: isReviewDue, onPress }: PickProps) {
  return (
    <button type="button" className="desk-pick" onClick={onPress}>
      <span className="desk-pick-title">{title}</span>
      {summary ? <span className="desk-pick-text">{summary}</span> : null}
      {isReviewDue ? (
        <span>
          <Tag tone="caution">内容を確認中です</Tag>
        </span>
      ) : null}
    </button>
  );
}
