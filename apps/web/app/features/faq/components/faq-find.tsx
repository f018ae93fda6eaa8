import { Icon } from '@hidamari/ui/icon';
import { TextField } from '@hidamari/ui/text-field';
import { CrisisNote } from '../../../parts/crisis/crisis-note.tsx';
import { allQuestionsWords } from '../faq-words.ts';

/**
 * 質問をさがす: narrows the questions of this page while a person types (`start-faq-find.ts`, in the application and in a
 * document alike). No form around it, so that nothing can send the words anywhere, not even into the address. Without a
 * script the field is hidden and all questions stand there.
 * @param count how many questions the page has.
 */
export function FaqFind({ count }: { count: number }) {
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
      />
      <p className="ui-meta ui-num" role="status">
        {allQuestionsWords(count)}
      </p>
      <CrisisNote />
    </search>
  );
}
