/** A mail that a server further on refused for good, as a notice tells it. */
export interface Bounce {
  /** The address that refused it. */
  recipient: string;
  /** Enhanced status (RFC 3463), such as `5.1.1`; `5.0.0` where the notice has none. */
  status: string;
  /** `Message-ID` of the refused mail without its brackets; null where the notice does not bring it. */
  messageId: string | null;
}

const NO_STATUS = '5.0.0';

/**
 * Refusals for good in a notice, whatever brought it: a delivery status notification as mail servers write it (RFC 3464), or
 * the JSON of Amazon SES, alone or inside that of SNS. Delays and successes are no refusals; what is neither answers nothing.
 */
export function readBounces(notice: string): Bounce[] {
  return notice.trimStart().startsWith('{') ? readSesNotice(notice) : readStatusNotification(notice);
}

function readStatusNotification(mail: string): Bounce[] {
  const lines = mail.replace(/\r\n/g, '\n').replace(/\n[ \t]+/g, ' ');
  // The notice's own head has an id too: that of the refused mail stands below it.
  const body = lines.slice(lines.indexOf('\n\n') + 1);
  const messageId = /^message-id:\s*<([^>\s]+)>/im.exec(body)?.[1] ?? null;
  return body.split(/\n\n+/).flatMap((block) => {
    const recipient = /^(?:final|original)-recipient:\s*rfc822\s*;\s*<?([^\s<>;]+@[^\s<>;]+)>?/im.exec(
      block,
    )?.[1];
    const isFailed = /^action:\s*failed\b/im.test(block);
    const status = /^status:\s*(\d\.\d{1,3}\.\d{1,3})/im.exec(block)?.[1] ?? NO_STATUS;
    return recipient && isFailed && status.startsWith('5') ? [{ recipient, status, messageId }] : [];
  });
}

interface SesNotice {
  Message?: unknown;
  notificationType?: unknown;
  eventType?: unknown;
  bounce?: { bounceType?: unknown; bouncedRecipients?: { emailAddress?: unknown; status?: unknown }[] };
  mail?: { headers?: { name?: unknown; value?: unknown }[] };
}

function readSesNotice(json: string): Bounce[] {
  const outer = parsed(json);
  const { notificationType, eventType, bounce, mail } =
    typeof outer.Message === 'string' ? parsed(outer.Message) : outer;
  if ((notificationType ?? eventType) !== 'Bounce' || bounce?.bounceType !== 'Permanent') return [];
  const header = mail?.headers?.find(({ name }) => String(name).toLowerCase() === 'message-id')?.value;
  const messageId = /^<([^>\s]+)>$/.exec(String(header ?? ''))?.[1] ?? null;
  return (bounce.bouncedRecipients ?? []).flatMap(({ emailAddress, status }) =>
    typeof emailAddress === 'string'
      ? [{ recipient: emailAddress, status: typeof status === 'string' ? status : NO_STATUS, messageId }]
      : [],
  );
}

function parsed(json: string): SesNotice {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
