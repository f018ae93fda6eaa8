import type { CleanedHtml } from '@hidamari/contract/content';
import { Fold } from '@hidamari/ui/fold';
import { Prose } from '@hidamari/ui/prose';
import type { PageContext } from '../../page-context.ts';
import { partOrNull } from '../../shell/content-fault.ts';
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

/** The consent to keep data on an illness as it stands in the visit's variant; null where it cannot be read just now. */
export async function readIllnessText(
  page: Pick<PageContext, 'content' | 'report' | 'variant'>,
): Promise<IllnessText | null> {
  const read = await partOrNull(page, page.content.legalText('sensitive-data-consent', page.variant));
  return read && { body: read.value.body, version: read.value.version };
}
