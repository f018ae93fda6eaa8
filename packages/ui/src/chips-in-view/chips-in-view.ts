/**
 * Brings a chip that the keyboard reached wholly into its row where that scrolls sideways (`Chips`): browsers leave one that
 * shows a little where it is. A press leaves the row as it is, because nothing may move under the thumb. Answers how to stop.
 */
export function startChips(): () => void {
  const reach = ({ target }: Event) => {
    if (target instanceof Element && target.matches('.ui-chips[data-scroll] :focus-visible'))
      target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  document.addEventListener('focusin', reach);
  return () => document.removeEventListener('focusin', reach);
}
