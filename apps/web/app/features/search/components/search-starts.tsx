import { screenHref } from '@hidamari/domain/screens';
import { VARIANTS } from '@hidamari/domain/site-variants';
import { LinkRow, LinkRows } from '@hidamari/ui/link-row';
import { usePageData } from '../../../shell/page-data.ts';
import { WordChips } from './word-chips.tsx';

/** Where to begin before anything is typed. The words are examples to press, none of them about one person. */
const EXAMPLES = ['だるさ', '医療費', '仕事', '家族', '眠れない', 'セカンドオピニオン'];

/** Examples, and the ways that need no words. */
export function SearchStarts() {
  const { hasServices } = VARIANTS[usePageData().variant];
  return (
    <div className="grid gap-8">
      <WordChips name="よくさがされる言葉" words={EXAMPLES} />
      <LinkRows>
        <LinkRow href={screenHref('/articles/top')} title="記事を分類から選ぶ" />
        <LinkRow href={screenHref('/articles/questions')} title="みんなの質問を見る" />
        {hasServices ? <LinkRow href={screenHref('/services')} title="助けになるサービスを見る" /> : null}
        <LinkRow href={screenHref('/faq')} title="よくある質問を見る" />
        <LinkRow href={screenHref('/articles/words')} title="言葉の説明を見る" />
      </LinkRows>
    </div>
  );
}
