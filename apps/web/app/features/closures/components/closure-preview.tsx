import type { NewClosure } from '@hidamari/contract/closures';
import { previewClosure } from '@hidamari/domain/closures';
import { VARIANT_KEYS } from '@hidamari/domain/site-variants';
import { Notice } from '@hidamari/ui/notice';
import { useClosedDays } from '../../../shell/closed-days/closed-days.tsx';
import { useToday } from '../../../shell/use-today.ts';

/** What members will read, in words, as soon as the days are chosen. */
export function ClosurePreview({ closure }: { closure: NewClosure | null }) {
  const closures = useClosedDays();
  const today = useToday();
  const planned = closure && {
    ...closure,
    variants: closure.variant === null ? VARIANT_KEYS : [closure.variant],
  };
  return (
    <div role="status">
      <Notice tone="plain" title="会員への案内">
        {planned === null ? (
          <p>日を選ぶと、会員にどう案内するかが、ここに出ます。</p>
        ) : (
          previewClosure(planned, { closures, today }).map(({ of, text }) => (
            <p key={text} className="ui-num">
              {of === null ? null : <b>{`${of}：`}</b>}
              <span>{text}</span>
            </p>
          ))
        )}
      </Notice>
    </div>
  );
}
