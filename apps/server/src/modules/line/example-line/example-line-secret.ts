import type { Settings } from '../../../config/settings.ts';
import { deriveKey } from '../../identity/index.ts';

/** With what the example LINE signs its webhook, as a channel's secret does; nobody outside has it. */
export const exampleLineSecret = ({ sessionSecret }: Pick<Settings, 'sessionSecret'>): string =>
  deriveKey(sessionSecret, 'example-line').toString('base64url');
