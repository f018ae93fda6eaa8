import { screenHref } from '../screens/index.ts';

/** Where something that a supporter put beside words is read: path and query, on the host of the member's variant (G90). */
export function attachedHref({ kind, id }: { kind: 'article' | 'services'; id: string }): string {
  return kind === 'article'
    ? screenHref('/articles/:id', { id })
    : screenHref('/services', null, { category: id });
}
