import { Suspense } from 'react';
import { lazyOr } from '../../shell/late-part.tsx';

interface MarkedTextProps {
  text: string;
  words: readonly string[];
}

/** Only a search brings it; where it does not come, the text stands without marks. */
const FoundWords = lazyOr<MarkedTextProps>(
  () => import('./found-words.tsx'),
  ({ text }) => text,
);

/** A text in which the words of the search are marked (G74). Without words it is the text. */
export function MarkedText({ text, words }: MarkedTextProps) {
  if (words.length === 0) return text;
  return (
    <Suspense fallback={text}>
      <FoundWords text={text} words={words} />
    </Suspense>
  );
}
