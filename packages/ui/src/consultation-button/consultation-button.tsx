import { type MouseEvent, useEffect, useState } from 'react';
import { Icon } from '../icon/index.ts';
import { Link } from '../link/index.ts';

export type ConsultationButtonProps = {
  /** Where a person without scripts, or without a log-in, is led. */
  href: string;
  /** Opens the panel where that is right (call preventDefault). */
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** 「受付中」 or 「時間外」. */
  stateWord: string;
  isOpen: boolean;
  /** The address of the page: when it changes, the call boxes of the new page are looked for. */
  page: string;
  /** Out of sight and reach, but in its place: the panel it opened gives the focus back to it. */
  isHidden?: boolean;
};

/**
 * The button that follows a person to the phone. Place it as the last child of `main`: it sticks above the bar and
 * settles above the foot, so it can never cover the last control. It steps aside while a call box is in view.
 */
export function ConsultationButton(props: ConsultationButtonProps) {
  const { href, onClick, stateWord, isOpen, page, isHidden = false } = props;
  const isAside = useCallBoxInView(page) || isHidden;
  return (
    <div className="ui-consultation-dock" data-aside={isAside ? '' : undefined} data-print="hide">
      <Link href={href} className="ui-consultation-button" onClick={onClick}>
        <Icon name="talk" size={28} />
        <span>
          相談する
          <small data-open={isOpen ? '' : undefined}>{stateWord}</small>
        </span>
      </Link>
    </div>
  );
}

/** Whether any call box of the page is on screen. Until the browser knows, none is: the button is never lost. */
function useCallBoxInView(page: string): boolean {
  const [inView, setInView] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page brings other boxes, though nothing here reads its address.
  useEffect(() => {
    const shown = new Set<Element>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) shown.add(target);
        else shown.delete(target);
      }
      setInView(shown.size > 0);
    });
    for (const box of document.querySelectorAll('main .ui-call-box')) observer.observe(box);
    setInView(false);
    return () => observer.disconnect();
  }, [page]);
  return inView;
}
