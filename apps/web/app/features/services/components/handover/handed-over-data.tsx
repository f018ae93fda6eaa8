import type { HandoverOffer } from '@hidamari/contract/handover';
import { HANDOVER_ITEM_WORDS } from '@hidamari/domain/handover';

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
