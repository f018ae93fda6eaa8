import { EXAMPLE_LINE_PATH } from '@hidamari/adapters/messaging/example/port';
import type { Settings } from './settings.ts';

/** Where a person meets the portal in LINE. */
export interface LinePlaces {
  /** Opens /line/session/liff in LINE, with the person's access token: the only way to begin. */
  openUrl: string;
  /** Where the official account becomes a friend. */
  addFriendUrl: string;
  /** For LINE's own script; null for the example LINE, which needs none. */
  liffId: string | null;
  isExample: boolean;
}

/** LINE as it is set up, an example LINE of ours in a local deployment, or null: then nothing offers it. */
export function linePlaces({ line, deployment }: Pick<Settings, 'line' | 'deployment'>): LinePlaces | null {
  if (line !== null) {
    const { liffId, addFriendUrl } = line;
    return { openUrl: `https://liff.line.me/${liffId}`, addFriendUrl, liffId, isExample: false };
  }
  if (deployment !== 'local') return null;
  return {
    openUrl: `${EXAMPLE_LINE_PATH}/open`,
    addFriendUrl: EXAMPLE_LINE_PATH,
    liffId: null,
    isExample: true,
  };
}
