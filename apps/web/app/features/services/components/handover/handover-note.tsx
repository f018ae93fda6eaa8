import type { HandoverOffer } from '@hidamari/contract/handover';
import { HANDOVER_ITEM_WORDS } from '@hidamari/domain/handover';
import { ButtonLink } from '@hidamari/ui/button';
import { Notice } from '@hidamari/ui/notice';

/** What this handover gives, each with what it means. */
export function HandedOverData({ offer: { given, extra_minutes: minutes } }: { offer: HandoverOffer }) {
  return (
    <ul className="handover-list">
      {given.map((item) => {
        const { label, meaning } = HANDOVER_ITEM_WORDS[item];
        return (
          <li key={item}>
            {item === 'extra-minutes' ? `${label}（${minutes}分）` : label}
            <span className="ui-meta">{meaning}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** Said on the pages of partners to whom nobody can go on from here: who helps, and what is never handed over. */
export function HandoverNote() {
  return (
    <Notice tone="info" title="お申し込みは、相談員がお電話でご案内します">
      <p>
        このサイトから行き先の会社へ情報を渡すときは、会社の名前と渡す内容を先にお見せし、同意をいただいてから進みます。
      </p>
      <ButtonLink href="/treatment/hidamari" kind="text">
        相談のご案内を見る
      </ButtonLink>
    </Notice>
  );
}

/** Said to a concierge in a member's place (G42): a consent is the member's own. */
export function OwnHandoverNote() {
  return (
    <Notice tone="info" title="会社へ進むのは、会員ご本人だけです">
      <p>ご本人がログインして、渡す内容をご覧になり、同意してから進みます。</p>
    </Notice>
  );
}
