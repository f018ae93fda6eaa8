import { variantOfMember } from '@hidamari/domain/site-variants';
import type { Transaction } from '../../database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { type LinkingSender, letterSender, type MailText } from '../mail/index.ts';
import { findMember } from '../members/index.ts';

interface MemberMail {
  memberId: string;
  /** One mail is sent under it, however often it is asked for. */
  idempotencyKey: string;
  letter: (sender: LinkingSender) => MailText;
}

/** A mail to a member, in the transaction of what it tells of. Nobody is written to who has left or has no address. */
export async function mailMember(
  { outbox, settings }: Pick<Dependencies, 'outbox' | 'settings'>,
  tx: Transaction,
  { memberId, idempotencyKey, letter }: MemberMail,
): Promise<void> {
  const found = await findMember(tx, memberId);
  if (!found?.account.email) return;
  const variant = variantOfMember(found.member.member_type);
  const sender = letterSender(settings, variant);
  await outbox.enqueue(tx, {
    kind: 'send-mail',
    idempotencyKey,
    payload: { to: found.account.email, ...letter(sender) },
  });
}
