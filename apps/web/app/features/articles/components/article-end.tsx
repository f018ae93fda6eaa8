import type { Article } from '@hidamari/contract/content';
import { TextEnd } from '../../../parts/content/text-end.tsx';

/** Where the text comes from, what it cannot be, and how it has changed. */
export function ArticleEnd({ article }: { article: Article }) {
  return (
    <TextEnd
      text={article}
      name="この記事"
      limits="この記事は一般的な内容です。あなたの治療については、かかっている病院でお確かめください。"
    />
  );
}
