import type { Settings } from '../../config/settings.ts';
import { deriveKey } from '../../encryption/session-keys.ts';

/** With what the example LINE signs its webhook, as a channel's secret does; nobody outside has it. */
export const exampleLineSecret = ({ sessionSecrets }: Pick<Settings, 'sessionSecrets'>): string =>
  deriveKey(sessionSecrets, 'example-line').toString('base64url');
