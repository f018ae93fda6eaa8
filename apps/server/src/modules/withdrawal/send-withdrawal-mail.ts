import { formatJapaneseDate, japanDay, japanTime } from '@hidamari/domain/japanese-dates';
import { variantOfMember } from '@hidamari/domain/site-variants';
import type { Transaction } from '../../database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { letterSender, withdrawalMail, withdrawalUndoneMail } from '../mail/index.ts';
import type { LeavingMember } from '../members/index.ts';

type Post = Pick<Dependencies, 'outbox' | 'settings'> & { tx: Transaction };

type Told = LeavingMember & { id: string };

const senderOf = ({ settings }: Post, { member }: Told) => {
  const variant = variantOfMember(member.member_type);
  return letterSender(settings, variant);
};

/** Queues the mail that says what happened, what becomes of the data and how to come back. */
export async function sendWithdrawalMail(
  post: Post,
  told: Told & { number: string; until: Date },
): Promise<void> {
  if (told.account.email === null) return;
  const until = `${formatJapaneseDate(japanDay(told.until))}${japanTime(told.until)}`;
  const mail = withdrawalMail(senderOf(post, told), { receiptNumber: told.number, until });
  await post.outbox.enqueue(post.tx, {
    kind: 'send-mail',
    idempotencyKey: `withdrawal:${told.id}`,
    payload: { to: told.account.email, ...mail },
  });
}

/** Queues the mail that says that a withdrawal was taken back. */
export async function sendUndoneMail(post: Post, told: Told): Promise<void> {
  if (told.account.email === null) return;
  await post.outbox.enqueue(post.tx, {
    kind: 'send-mail',
    idempotencyKey: `withdrawal-undone:${told.id}`,
    payload: { to: told.account.email, ...withdrawalUndoneMail(senderOf(post, told)) },
  });
}
