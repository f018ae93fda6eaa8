import { SENDER_NAME } from '@hidamari/domain/site-variants';

/** A one-time code by SMS, in one message of 70 characters (G33: six digits, ten minutes). */
export function confirmationCodeSms({ code, validMinutes }: { code: string; validMinutes: number }): string {
  return `【${SENDER_NAME}】確認コードは${code}です。${validMinutes}分以内に入力してください。`;
}
