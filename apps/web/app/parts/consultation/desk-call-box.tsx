import type { VariantKey } from '@hidamari/domain/site-variants';
import { CallBox, type CallBoxProps } from '@hidamari/ui/call-box';
import { useSupportDesk } from '../../shell/use-support-desk.ts';
import { useDeskLinks } from './use-desk-links.ts';

type DeskCallBoxProps = Pick<CallBoxProps, 'dial' | 'stateHidden' | 'children'> & {
  /** Left out: the cost and the days and hours. */
  lines?: readonly string[];
  /** Where only a voice is looked for: no other way is offered. */
  callsOnly?: boolean;
  /** The variant whose desk it is, on pages about one; left out, the page's own. */
  variant?: VariantKey;
};

/** The place to call, of this portal: its number, its state, and what works at this hour for whoever looks at it. */
export function DeskCallBox({ lines, variant, callsOnly = false, ...box }: DeskCallBoxProps) {
  const desk = useSupportDesk(variant);
  const ways = useDeskLinks(desk).filter(({ href }) => href === null || !callsOnly);
  return (
    <CallBox
      {...box}
      number={desk.number}
      openNow={desk.openNow}
      ways={ways}
      lines={lines ?? [desk.cost, desk.weekly]}
    />
  );
}
