import { screenHref } from '@hidamari/domain/screens';
import type { VariantKey } from '@hidamari/domain/site-variants';
import { mayTellOnCall } from '@hidamari/domain/staff';
import type { Transaction } from '../../database/database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { onCallMail, onCallSms } from '../mail/index.ts';

interface WaitingAtDesk {
  id: string;
  /** H-2041, or a receipt number. */
  number: string;
  variant: VariantKey;
  /** Path of the desk's screen that shows it, from `screenHref`. */
  href: string;
  /** When whoever is on call was told of it last. */
  toldAt: Date | null;
  /** Where a person at the desk calls for somebody in charge: when somebody did so before. */
  calledBy?: { before: Date | null } | undefined;
  now: Date;
}

/** unset: `ON_CALL` names nobody. told-before: too short a time ago (`mayTellOnCall`). */
export type OnCallOutcome = 'told' | 'told-before' | 'unset';

/**
 * Tells whoever is on call that something with words of danger waits at the desk, in the transaction that notes it: by mail and
 * SMS, through the outbox, as often as `mayTellOnCall` says (decision 0076). The caller keeps `toldAt` where it was told.
 */
export async function tellOnCall(
  { outbox, settings }: Pick<Dependencies, 'outbox' | 'settings'>,
  tx: Transaction,
  { id, number, variant, href, toldAt, calledBy, now }: WaitingAtDesk,
): Promise<OnCallOutcome> {
  const { mails, phones } = settings.onCall;
  if (mails.length + phones.length === 0) return 'unset';
  if (!mayTellOnCall({ toldAt, calledBy }, now)) return 'told-before';
  const sender = { variant, phone: settings.phones[variant] };
  const addressOf = (path: string) => new URL(path, settings.publicUrl).href;
  const [login, link] = [addressOf(screenHref('/desk/login')), addressOf(href)];
  const isCalled = calledBy !== undefined;
  const key = `on-call:${id}:${now.getTime()}`;
  for (const [index, to] of mails.entries()) {
    const payload = { to, ...onCallMail(sender, { number, isCalled, login, link }) };
    await outbox.enqueue(tx, { kind: 'send-mail', idempotencyKey: `${key}:mail:${index}`, payload });
  }
  for (const [index, to] of phones.entries()) {
    const payload = { to, text: onCallSms({ number, isCalled }) };
    await outbox.enqueue(tx, { kind: 'send-sms', idempotencyKey: `${key}:sms:${index}`, payload });
  }
  return 'told';
}
