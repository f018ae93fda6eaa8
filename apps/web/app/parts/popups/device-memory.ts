import { POPUP_SHOWN_KEY } from '@hidamari/domain/popups';
import { onForgetMember } from '../../shell/data/tab-session.ts';
import { readDeviceWord, writeDeviceWord } from './fewer-prompts.ts';

/** When this device showed a pop-up last, in milliseconds; null: never, or nothing that can be read. */
export function popupShownAt(): number | null {
  const at = Number(readDeviceWord(POPUP_SHOWN_KEY) ?? Number.NaN);
  return Number.isFinite(at) ? at : null;
}

export function rememberPopupShown(at: number): void {
  writeDeviceWord(POPUP_SHOWN_KEY, String(at));
}

// Whoever uses the device next has been shown nothing.
onForgetMember(() => void writeDeviceWord(POPUP_SHOWN_KEY, null));
