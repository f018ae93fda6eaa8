import { deskHours } from '@hidamari/domain/consultation-hours';
import type { VariantKey } from '@hidamari/domain/site-variants';
import { useClosedDays } from '../../shell/closed-days/closed-days.tsx';
import { usePageData } from '../../shell/page-data.ts';
import { useOpenState } from '../../shell/use-open-state.ts';

/** Whether the telephone of a variant is answered now, by the closed days that this page knows. */
function useStateOf(variant: VariantKey) {
  const { renderedAt } = usePageData();
  const closures = useClosedDays();
  return useOpenState({ variant, closures: closures[variant], renderedAt });
}

/** The hours of every variant in words: whoever sits at the desk answers for all of them. */
export function DeskHoursLine() {
  const states = { aflac: useStateOf('aflac'), hatch: useStateOf('hatch'), chofu: useStateOf('chofu') };
  return (
    <ul className="desk-hours" aria-label="電話の受付">
      {deskHours(states).map(({ of, words, isOpen }) => (
        <li key={words} data-open={isOpen || undefined}>
          <span className="desk-lamp" aria-hidden="true" />
          <span>
            {of === null ? null : <b>{of}</b>}
            <span>{words}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
