import { MoreLink } from '@hidamari/ui/link';
import { SectionHeading } from '@hidamari/ui/section-heading';
import { For } from '../../../shell/sections.tsx';

/** 記録と秘密: what is kept, for how long, who is not told (G32, safety: retention). */
export function RecordsAndSecrets() {
  return (
    <>
      <SectionHeading id="records-heading">記録と秘密</SectionHeading>
      <ul className="consultation-list">
        <li>お話は、相談のためだけに使います。お名前を言わずに相談できます。</li>
        <li>電話は、応対の確かめのために録音します。相談の記録と録音は、相談が終わってから5年で消します。</li>
        <li>保険会社、勤め先、市に、あなたと分かる形で伝えることはありません。</li>
        <For audience={['insurance']}>
          <li>ご加入の保険会社に、相談や治療ログの内容が渡ることはありません。</li>
        </For>
        <li>
          ほかへ渡すときは、相手と内容を先にお見せして、同意をいただきます。命に差しせまった危険があるときだけは、別です。
        </li>
      </ul>
      <MoreLink href="/privacy">個人情報保護方針を読む</MoreLink>
    </>
  );
}
