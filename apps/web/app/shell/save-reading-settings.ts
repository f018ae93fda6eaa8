import { useEffect } from 'react';
import { lateBrowserApi, memberCalls } from './data/contract-calls.ts';
import { READING_SETTINGS_EVENT, readReadingSettings } from './reading-settings.ts';

/** Tells the member's account of each choice of letters and readings, for the next device (G22, G142). */
export function useSaveReadingSettings(isMember: boolean): void {
  useEffect(() => {
    if (!isMember) return;
    let isMissed = false;
    const keep = async () => {
      try {
        await saveReadingSettings();
        isMissed = false;
      } catch {
        // The choice holds on this device whatever becomes of the call; the account hears of it once there is a connection.
        isMissed = true;
      }
    };
    const keepMissed = () => isMissed && void keep();
    window.addEventListener(READING_SETTINGS_EVENT, keep);
    window.addEventListener('online', keepMissed);
    return () => {
      window.removeEventListener(READING_SETTINGS_EVENT, keep);
      window.removeEventListener('online', keepMissed);
    };
  }, [isMember]);
}

async function saveReadingSettings(): Promise<void> {
  const { text, furigana } = readReadingSettings();
  // Brought on the choice: client and contract stay out of every page's first load.
  const [{ browserApi }, { updateProfileEndpoint }] = await Promise.all([lateBrowserApi(), memberCalls()]);
  const body = { text_size: text, is_furigana_shown: furigana === 'on' };
  await browserApi().call(updateProfileEndpoint, { body });
}
