import type { OnCallTold } from '@hidamari/contract/consultations';
import { formatPhone } from '@hidamari/domain/members';
import { telHref } from '@hidamari/domain/site-variants';

/** What became of telling whoever is on call, for whoever pressed; nothing where there was no need. */
export const onCallText = ({ on_call: onCall, on_call_at: toldAt }: OnCallTold): string =>
  ON_CALL_WORDS[onCall](toldAt?.slice(11, 16) ?? '');

/** The numbers of whoever is on call; nothing where none is named. */
export function OnCallPhones({ told: { on_call_phones: phones } }: { told: OnCallTold }) {
  if (phones.length === 0) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-4">
      当番の方へは、電話もかけられます。
      {phones.map(formatPhone).map((phone) => (
        <a key={phone} href={telHref(phone) ?? undefined} className="desk-opened-number ui-num">
          {phone}
        </a>
      ))}
    </p>
  );
}

/** By when whoever is on call was told last, HH:MM. */
const ON_CALL_WORDS: Readonly<Record<OnCallTold['on_call'], (toldAt: string) => string>> = {
  none: () => '',
  told: (toldAt) => `当番の方へ、お知らせを送りました（${toldAt}）。`,
  'told-before': (toldAt) =>
    `当番の方へは、${toldAt}にお知らせを送ってあります。10分たつと、もう一度送れます。`,
  unset: () =>
    '当番の連絡先が登録されていないので、お知らせは送られていません。職場で決めてある方法で、責任者へ連絡してください。',
};
