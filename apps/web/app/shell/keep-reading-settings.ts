import { chooseReadingSettings, type ReadingSettings } from './reading-settings.ts';

/** Applies a choice at once; a member's account remembers it as well, for the next device (G22, G142). */
export async function keepReadingSettings(settings: ReadingSettings, isMember: boolean): Promise<void> {
  chooseReadingSettings(settings);
  if (!isMember) return;
  // Brought on the choice: client and contract stay out of every page's first load.
  const [{ browserApi }, { updateProfileEndpoint }] = await Promise.all([
    import('./data/browser-api.ts'),
    import('@hidamari/contract/members'),
  ]);
  const body = { text_size: settings.text, is_furigana_shown: settings.furigana === 'on' };
  // The choice holds on this device whatever becomes of the call.
  await browserApi()
    .call(updateProfileEndpoint, { body })
    .catch(() => undefined);
}
