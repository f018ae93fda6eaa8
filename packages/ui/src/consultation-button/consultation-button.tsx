import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { Icon } from '../icon/index.ts';
import { Link } from '../link/index.ts';

export type ConsultationButtonProps = {
  /** For the skip link that leads to it (G124). */
  id?: string;
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
  /** The skip link asked for it: it takes the focus, and stays in sight beside a call box until the focus goes on. */
  isCalled?: boolean;
  onLeave?: () => void;
};

/**
 * The button that follows a person to the phone. Place it as the last child of `main`: it sticks above the bar and
 * settles above the foot, so it can never cover the last control. It steps aside while a call box is in view.
 */
export function ConsultationButton(props: ConsultationButtonProps) {
  const { id, href, onClick, stateWord, isOpen, page, isHidden = false, isCalled = false, onLeave } = props;
  const isBesideCallBox = useCallBoxInView(page);
  const isAside = isHidden || (isBesideCallBox && !isCalled);
  const dock = useRef<HTMLDivElement>(null);
  // After it stands there again: what is out of sight takes no focus. It sticks to the window, so nothing has to scroll.
  useEffect(() => {
    if (isCalled) dock.current?.querySelector('a')?.focus({ preventScroll: true });
  }, [isCalled]);
  return (
    <div ref={dock} className="ui-consultation-dock" data-aside={isAside ? '' : undefined} data-print="hide">
      <Link id={id} href={href} className="ui-consultation-button" onClick={onClick} onBlur={onLeave}>
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
