import '../popups/popups.css';
import { LinePromotionCard } from './promotion-card.tsx';

/** The end of 「お知らせ」 in a document: its script shows the card from there on the days of the promotion (G80). */
export function DocumentPromotion() {
  return (
    <div data-line-promotion>
      <p role="status" className="ui-visually-hidden" />
      <template>
        <LinePromotionCard onClose={() => undefined} />
      </template>
    </div>
  );
}
