import { parseWireTimestamp } from '@hidamari/domain/japanese-dates';
import { ALERT_WORDS, type AlertKind, type DeskAlerts } from '@hidamari/domain/staff';
import { createSharedUse, type SharedUse } from '../../shell/idle/shared-use.ts';
import { playAlert } from './alert-sound.ts';

/** The newest of each kind that a tab of this browser has called for: two tabs do not sound twice. */
const TOLD: Readonly<Record<AlertKind, SharedUse>> = {
  calls: createSharedUse('hidamari-desk-told-call-at'),
  danger: createSharedUse('hidamari-desk-told-danger-at'),
  waiting: createSharedUse('hidamari-desk-told-waiting-at'),
};

/** True for the first tab of this browser that asks. */
function isFirstToTell(kind: AlertKind, at: string): boolean {
  const moment = parseWireTimestamp(at)?.getTime() ?? 0;
  if (TOLD[kind].read() >= moment) return false;
  TOLD[kind].write(moment);
  return true;
}

export const mayNotify = (): boolean => 'Notification' in window && Notification.permission === 'granted';

/**
 * Calls for attention as the person has chosen: by a sound; and by a notice of the browser where nobody looks at this tab. A
 * notice says that something waits and nothing of whom (G54).
 */
export function alertDesk(kind: AlertKind, at: string, alerts: DeskAlerts): void {
  if (!isFirstToTell(kind, at)) return;
  if (alerts.sound) void playAlert(kind);
  if (alerts.notice && mayNotify() && !document.hasFocus()) notify(kind);
}

function notify(kind: AlertKind): void {
  const { title, text } = ALERT_WORDS[kind];
  // One at a time: a newer one of its kind takes its place, and calls again where the one before still lies there unread.
  const options = { body: text, tag: `hidamari-desk-${kind}`, lang: 'ja', renotify: true };
  const notice = new Notification(title, options);
  notice.onclick = () => {
    window.focus();
    notice.close();
  };
}
