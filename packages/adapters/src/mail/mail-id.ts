import { createHash } from 'node:crypto';

/** The part before the @ of a mail's `Message-ID`: the same for every try of one mail (F28), and by it a notice names the mail. */
export const mailIdOf = (messageId: string): string =>
  createHash('sha256').update(messageId).digest('hex').slice(0, 40);
