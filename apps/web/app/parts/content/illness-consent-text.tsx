import type { CleanedHtml } from '@hidamari/contract/content';
import { Fold } from '@hidamari/ui/fold';
import { Prose } from '@hidamari/ui/prose';
import { CleanHtml } from './clean-html.tsx';

/** The text of the consent to keep data on an illness, in force and cleaned. */
export interface IllnessText {
  body: CleanedHtml;
  version: number;
}

/**
 * The whole text of the consent to keep data on an illness, one press away from wherever it is given (G33): on a phone the
 * tick stays in view. `text` null: it could not be read, and says so.
 */
export function IllnessConsentText({ text }: { text: IllnessText | null }) {
  if (text === null)
    return (
      <p className="ui-meta">
        いまは、同意の文の全体を表示できません。しばらくしてから、この画面をもう一度お開きください。
      </p>
    );
  return (
    <Fold summary={`同意の文を読む（第${text.version}版）`}>
      <Prose>
        <CleanHtml html={text.body} />
      </Prose>
    </Fold>
  );
}
