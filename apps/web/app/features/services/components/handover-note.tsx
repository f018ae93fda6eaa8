import { ButtonLink } from '@hidamari/ui/button';
import { Notice } from '@hidamari/ui/notice';

/** Said on the pages of partners whose handover is being prepared: who helps until then, and what is never handed over. */
export function HandoverNote() {
  return (
    <Notice tone="info" title="お申し込みは、準備ができしだい、このページから始められます">
      <p>
        それまでは、相談員がお電話でご案内します。このサイトから行き先の会社へ情報を渡すときは、会社の名前と渡す内容を先にお見せし、同意をいただいてから進みます。
      </p>
      <ButtonLink href="/treatment/hidamari" kind="text">
        相談のご案内を見る
      </ButtonLink>
    </Notice>
  );
}
