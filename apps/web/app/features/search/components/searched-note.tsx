import type { SearchAnswer } from '@hidamari/contract/search';
import { Notice } from '@hidamari/ui/notice';
import { StaleNote } from '../../../parts/content/content-notes.tsx';
import { KIND_WORDS, KINDS_IN_ORDER } from '../search-parts.ts';

interface SearchedNoteProps {
  answer: Pick<SearchAnswer, 'is_stale' | 'not_searched'>;
  foundNothing: boolean;
}

/**
 * What was not looked through, by name, or that what was looked through may be old (G138). Nobody who found nothing is
 * left to think that there is nothing: they hear what is missing, and that a call helps.
 */
export function SearchedNote({ answer, foundNothing }: SearchedNoteProps) {
  const missing = KINDS_IN_ORDER.filter((kind) => answer.not_searched.includes(kind));
  if (missing.length > 0) {
    return (
      <Notice tone="caution" title="一部をさがせていません">
        <p>
          {`${missing.map((kind) => KIND_WORDS[kind]).join('、')}を読み込めていません。ここに出ていなくても、あるかもしれません。`}
          あとでもう一度さがすか、お電話でおたずねください。
        </p>
      </Notice>
    );
  }
  if (!answer.is_stale) return null;
  if (!foundNothing) return <StaleNote />;
  return (
    <Notice tone="caution" title="最新でない可能性があります">
      <p>前に読み込んだものの中からさがしました。新しいものは、お電話でおたずねください。</p>
    </Notice>
  );
}
