import {
  chooseReadingSettings,
  READING_SETTINGS_EVENT,
  type ReadingSettings,
  readReadingSettings,
} from './reading-settings.ts';

/**
 * Lets a switch (`data-reading` of the parts) show what holds now. One of a page that is still coming alive is left as it
 * stands: what was chosen on it is told first.
 */
export function showReadingSettings(control: HTMLElement | null): void {
  if (window.earlyPage?.isHydrated === false) return;
  const chosen = readReadingSettings()[control?.dataset.reading as keyof ReadingSettings];
  for (const input of control?.querySelectorAll('input') ?? []) input.checked = input.value === chosen;
}

/**
 * Starts the switches of the page's letters and readings, those that stand there now and those that come: a choice holds at
 * once, and every switch shows it. Answers how to stop.
 */
export function startReadingControls(): () => void {
  const show = () => {
    for (const control of document.querySelectorAll<HTMLElement>('[data-reading]'))
      showReadingSettings(control);
  };
  const choose = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement)) return;
    const part = target.closest<HTMLElement>('[data-reading]')?.dataset.reading;
    if (part !== undefined) chooseReadingSettings({ ...readReadingSettings(), [part]: target.value });
  };
  document.addEventListener('change', choose);
  window.addEventListener(READING_SETTINGS_EVENT, show);
  show();
  return () => {
    document.removeEventListener('change', choose);
    window.removeEventListener(READING_SETTINGS_EVENT, show);
  };
}
