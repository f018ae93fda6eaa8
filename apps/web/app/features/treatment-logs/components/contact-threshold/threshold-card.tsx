import {
  callNumbersAt,
  dayHoursWords,
  ruleWords,
  type ThresholdPhones,
} from '@hidamari/domain/contact-thresholds';
import { formatPhone } from '@hidamari/domain/members';
import { screenHref } from '@hidamari/domain/screens';
import { NO_CARD_TEXT } from '@hidamari/domain/treatment-logs';
import { ButtonLink } from '@hidamari/ui/button';
import { ThresholdBox } from '@hidamari/ui/threshold-box';
import { useContactThreshold } from '../../../../parts/contact-threshold/use-contact-threshold.ts';
import { usePageData } from '../../../../shell/page-data.ts';
import { useNow } from '../../../../shell/use-now.ts';

type Card = NonNullable<ReturnType<typeof useContactThreshold>>;

/** So many rules stand on the card of the list; the whole of it is one press away. */
const SHOWN_RULES = 4;

/**
 * On the list of logs, before the logs: what the member's own hospital said, in short, and its number that answers now; or
 * that it can be copied here (G75).
 */
export function ThresholdCard() {
  const isActing = usePageData().member?.acting !== undefined;
  const card = useContactThreshold();
  if (isActing) return null;
  return (
    <div className="threshold-card">
      <ThresholdBox heading="病院から言われた目安">
        {card ? <CardFace card={card} /> : <p className="leading-snug">{EMPTY_TEXT}</p>}
        {card ? <CallNow card={card} /> : null}
        <div className="threshold-card-foot">
          <p className="text-sm leading-snug">{`${NO_CARD_TEXT}。`}</p>
          <ButtonLink
            kind={card ? 'text' : 'plain'}
            icon="pen"
            href={screenHref('/treatment-logs/contact-threshold')}
          >
            {card ? '見る・直す' : '写しておく'}
          </ButtonLink>
        </div>
      </ThresholdBox>
    </div>
  );
}

/** The number that answers at this time of day, to be pressed; where none does, that is said. */
function CallNow({ card }: { card: ThresholdPhones }) {
  const { first, isAnsweredNow } = callNumbersAt(card, useNow());
  if (!first) return null;
  return (
    <>
      <ButtonLink kind="plain" width="full" icon="phone" href={`tel:${first.digits}`}>
        {`${first.label} `}
        <span className="ui-num whitespace-nowrap">{formatPhone(first.digits)}</span>
      </ButtonLink>
      {isAnsweredNow ? null : (
        <p className="ui-meta">{`${dayHoursWords(card)}。いまは、この番号の時間の外です。`}</p>
      )}
    </>
  );
}

const EMPTY_TEXT =
  '「熱がこのくらい出たら電話を」のように、病院から言われたことを写しておくと、記録があてはまったときに、電話する番号が出ます。';

/** What a card says, in short: its rules, then whose they are and which numbers there are. */
export function CardFace({ card }: { card: Omit<Card, 'version' | 'updated_at'> }) {
  const shown = card.rules.slice(0, SHOWN_RULES);
  const more = card.rules.length - shown.length;
  return (
    <div className="grid gap-1">
      {shown.map((rule) => (
        <p key={ruleWords(rule)} className="threshold-card-rule">
          <b>{`${ruleWords(rule)}のときは、電話をする`}</b>
        </p>
      ))}
      {more > 0 ? <p className="ui-meta">{`ほか${more}つ`}</p> : null}
      <p className="ui-meta threshold-card-owner">{`${card.hospital_name}・${numbersWords(card)}`}</p>
    </div>
  );
}

function numbersWords(card: ThresholdPhones): string {
  if (card.day_phone && card.night_phone) return '昼と夜の番号を登録ずみ';
  return card.day_phone ? '昼の番号を登録ずみ' : '夜と休日の番号を登録ずみ';
}
