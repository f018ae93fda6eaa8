import { ARTICLES, charactersOf } from '../../packages/sample-content/src/articles/index.ts';
import { Q_CONTENTS } from '../../packages/sample-content/src/q-contents/index.ts';
import { SERVICES } from '../../packages/sample-content/src/services/index.ts';
import { csv } from './csv.ts';

const HEAD = [
  ...['kind', 'id', 'title', 'topics', 'characters', 'characters in easy Japanese', 'dated figures'],
  ...['exact sources', 'front pages', 'reviewed', 'next review'],
];

interface Page {
  readonly id: string;
  readonly title: string;
  readonly topics?: readonly string[] | undefined;
  readonly facts?: readonly string[] | undefined;
  readonly sources?: readonly { url?: string | undefined }[] | undefined;
  readonly reviewed_at?: string | undefined;
  readonly next_review_at?: string | undefined;
}

function isExact({ url = '' }: { url?: string | undefined }): boolean {
  if (url === '') return false;
  const { pathname, search } = new URL(url);
  return pathname !== '/' || search !== '';
}

const rowOf = (kind: string, page: Page, text: string, easy = '') => [
  ...[kind, page.id, page.title, (page.topics ?? []).join(' ')],
  String(charactersOf(text)),
  easy === '' ? '' : String(charactersOf(easy)),
  String(page.facts?.length ?? 0),
  String((page.sources ?? []).filter(isExact).length),
  String((page.sources ?? []).filter((source) => !isExact(source)).length),
  ...[page.reviewed_at ?? '', page.next_review_at ?? ''],
];

/** Length, figures and sources of every page of the sample library as CSV, for whoever looks after it. */
export function libraryDocument(): string {
  return csv([
    HEAD,
    ...ARTICLES.map((article) =>
      rowOf(article.category.id === 'story' ? 'story' : 'article', article, article.body, article.easy_body),
    ),
    ...Q_CONTENTS.map((question) => rowOf('question', question, question.content)),
    ...SERVICES.map((service) => rowOf('service', service, service.body)),
  ]);
}
