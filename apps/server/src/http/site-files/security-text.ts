/** RFC 9116 wants less than a year; half of one is renewed with every answer. */
const LASTS_DAYS = 180;
const DAY_MS = 86_400_000;

/** The text of /.well-known/security.txt (RFC 9116) at a moment: who takes in what somebody found, and until when that holds. */
export function securityText(contact: string, now: Date): string {
  const expires = new Date(now.getTime() + LASTS_DAYS * DAY_MS).toISOString().replace(/\.\d+Z$/, 'Z');
  return [`Contact: ${contact}`, `Expires: ${expires}`, 'Preferred-Languages: ja, en', ''].join('\n');
}
