import { Icon } from '@hidamari/ui/icon';
import { isOfInputMethod, TextField } from '@hidamari/ui/text-field';
import { CrisisNote } from '../../../shell/crisis/crisis-note.tsx';
import { focusQuietly } from '../../../shell/scrolling.ts';
import type { FaqSearch } from '../use-faq-search.ts';

const COUNT_ID = 'faq-count';

interface FaqFindProps extends Pick<FaqSearch, 'typed' | 'field' | 'isFailed'> {
  /** How many questions stand on the page now. */
  count: number;
  /** Whether those are the ones that were found. */
  isFound: boolean;
}

function countWords({ isFound, isFailed, count }: Omit<FaqFindProps, 'typed' | 'field'>): string {
  if (isFailed) return `いま、通信できずにさがせませんでした。質問は、下に全部で${count}件あります`;
  if (!isFound) return `質問は、全部で${count}件あります`;
  return count === 0 ? '見つかりませんでした' : `${count}件見つかりました`;
}

/** What the key 「検索」 of a phone is for: the keyboard goes, and reading goes on at the count. */
function showFound(event: React.KeyboardEvent): void {
  if (event.key !== 'Enter' || isOfInputMethod(event.nativeEvent)) return;
  const count = document.getElementById(COUNT_ID);
  if (count) focusQuietly(count);
}

/**
 * 質問をさがす: narrows the questions of this page while a person types. No form around it, so that nothing can send
 * the words anywhere, not even into the address. Without a script the field is hidden and all questions stand there.
 */
export function FaqFind({ typed, field, ...state }: FaqFindProps) {
  return (
    <search className="faq-find">
      <TextField
        type="search"
        name="faq-words"
        label="質問をさがす"
        hint="例：家族だけ、料金"
        autoComplete="off"
        enterKeyHint="search"
        prefix={<Icon name="search" />}
        onKeyDown={showFound}
        {...field}
      />
      <p id={COUNT_ID} className="ui-meta ui-num" role="status">
        {countWords(state)}
      </p>
      <CrisisNote text={typed} />
    </search>
  );
}
