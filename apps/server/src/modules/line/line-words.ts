import type { LineLinkOutcome } from '@hidamari/domain/messaging';
import { SENDER_NAME } from '@hidamari/domain/site-variants';

/** Said wherever something was not linked: nobody has to worry, and everybody knows how to go on. */
const AGAIN = 'ご利用になるときは、お手数ですが、はじめからお試しください。';

const NOT_LINKED: Readonly<Record<Exclude<LineLinkOutcome, 'linked'>, string>> = {
  refused_by_line: `LINEとの連携は、できていません。${AGAIN}`,
  another_line: `このLINEとの連携は、していません。連携をはじめたLINEと、確認したLINEが違いました。どなたかから届いたリンクを開いた場合は、そのまま閉じてください。${AGAIN}`,
  line_taken: 'このLINEは、ほかの登録と連携しています。先にその連携を外してから、お試しください。',
  member_has_line:
    'ご登録は、ほかのLINEと連携しています。サイトの画面でその連携を外してから、お試しください。',
  expired: `時間がたったため、LINEとの連携は、できていません。${AGAIN}`,
  member_left: `LINEとの連携は、できていません。${AGAIN}`,
};

const named = (text: string) => `${SENDER_NAME}です。\n${text}`;

/**
 * How linking ended, to the LINE account that stood before LINE's page. No word about health, no name (G54, G135).
 * @param address of the page that says so, in the member's programme.
 */
export function linkEndedMessage(outcome: LineLinkOutcome, address: string): string {
  if (outcome !== 'linked') return named(NOT_LINKED[outcome]);
  return named(
    `LINEと連携しました。お知らせをこのLINEでお受け取りいただけます。連携は、サイトの画面から、いつでも外せます。\n${address}`,
  );
}

/** Asks whether to unlink; nothing happens until the page behind the address is opened and answered. */
export function askUnlinkMessage(url: string): string {
  return named(
    `LINEとの連携を外しますか。外すときは、下の画面をひらいて、お進みください。外さないときは、何もしなくてかまいません。\n${url}`,
  );
}
