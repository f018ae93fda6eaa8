import type { CleanedHtml } from '@hidamari/contract/content';
import { Fold } from '@hidamari/ui/fold';
import { Prose } from '@hidamari/ui/prose';
import { CleanHtml } from '../../../parts/content/clean-html.tsx';

/** The same in few and easy words, for a tired day or for somebody who is learning Japanese (G100). */
export function EasyBody({ html }: { html: CleanedHtml }) {
  return (
    <div className="article-easy">
      <Fold summary="やさしい日本語で、短く読む">
        <Prose>
          <CleanHtml html={html} />
        </Prose>
      </Fold>
    </div>
  );
}
