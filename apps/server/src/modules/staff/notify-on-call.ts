import type { OnCallNotice } from '@hidamari/contract/consultations';
import { formatWireTimestamp } from '@hidamari/domain/japanese-dates';
import { screenHref } from '@hidamari/domain/screens';
import type { VariantKey } from '@hidamari/domain/site-variants';
import { mayNotifyOnCall } from '@hidamari/domain/staff';
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
  /** When its newest words of danger came. */
  dangerAt: Date;
  /** A person at the desk calls for somebody in charge; else the words alone do. */
  isCalled: boolean;
  now: Date;
}

/** Nobody was told, since there was no need. */
export const NOBODY_NOTIFIED: OnCallNotice = { on_call: 'none', on_call_at: null, on_call_phones: [] };

/**
 * Tells whoever is on call that something with words of danger waits at the desk, in the transaction that notes it: by mail and
 * SMS, through the outbox, as often as `mayNotifyOnCall` says (decision 0076). The caller keeps `toldAt` where it was told. Answers
 * what staff are told of it, the telephone numbers too: for whoever is signed in at the desk, never for a log.
 */
export async function notifyOnCall(
  { outbox, settings }: Pick<Dependencies, 'outbox' | 'settings'>,
  tx: Transaction,
  { id, number, variant, href, toldAt, dangerAt, isCalled, now }: WaitingAtDesk,
): Promise<OnCallNotice> {
  const { mails, phones } = settings.onCall;
  if (mails.length + phones.length === 0) return { ...NOBODY_NOTIFIED, on_call: 'unset' };
  const told = (on_call: 'told' | 'told-before', at: Date | null): OnCallNotice => ({
    on_call,
    on_call_at: at && formatWireTimestamp(at),
    on_call_phones: [...phones],
  });
  if (!mayNotifyOnCall({ toldAt, dangerAt, isCalled }, now)) return told('told-before', toldAt);
  const sender = { variant, phone: settings.phones[variant] };
  const addressOf = (path: string) => new URL(path, settings.publicUrl).href;
  const [login, link] = [addressOf(screenHref('/desk/login')), addressOf(href)];
  const key = `on-call:${id}:${now.getTime()}`;
  for (const [index, to] of mails.entries()) {
    const payload = { to, ...onCallMail(sender, { number, isCalled, login, link }) };
    await outbox.enqueue(tx, { kind: 'send-mail', idempotencyKey: `${key}:mail:${index}`, payload });
  }
  for (const [index, to] of phones.entries()) {
    const payload = { to, text: onCallSms({ number, isCalled }) };
    await outbox.enqueue(tx, { kind: 'send-sms', idempotencyKey: `${key}:sms:${index}`, payload });
  }
  return told('told', now);
}
