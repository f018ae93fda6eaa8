import type { MouseEvent } from 'react';
import { Icon } from '../icon/index.ts';
import { Link } from '../link/index.ts';

export type ConsultationButtonProps = {
  /** For the skip link that leads to it (G124). */
  id?: string;
  /** Where a person without scripts, or without a log-in, is led. */
  href: string;
  /** Opens the panel where that is right (call preventDefault). */
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** What works at this hour: 「受付中」, 「いま書いておく」. */
  stateWord: string;
  isOpen: boolean;
  /** Out of sight and reach, but in its place: the panel it opened gives the focus back to it. */
  isHidden?: boolean;
};

/**
 * The button that follows a person to the phone, from 67em on; below, the bar's 「相談」 has its part. Place it as the last
 * child of `main`: it stands in the margin at the right, which the page keeps free for it, and settles above the foot. So
 * it lies over nothing, from the first picture on and without a script (G124, decision 0077).
 */
export function ConsultationButton(props: ConsultationButtonProps) {
  const { id, href, onClick, stateWord, isOpen, isHidden = false } = props;
  return (
    <div
      className="ui-consultation-dock"
      data-hours="dock"
      data-aside={isHidden ? '' : undefined}
      data-print="hide"
    >
      <Link id={id} href={href} className="ui-consultation-button" onClick={onClick}>
        <Icon name="talk" size={28} />
        相談する
        <small data-open={isOpen ? '' : undefined}>{stateWord}</small>
      </Link>
    </div>
  );
}
