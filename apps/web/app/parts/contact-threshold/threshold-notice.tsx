import type { ContactThreshold } from '@hidamari/contract/contact-thresholds';
import {
  BLANK,
  callHospitalText,
  callScript,
  feverSentenceLeads,
  type MetRule,
  metRules,
  ruleWords,
  type ScriptFacts,
  THRESHOLD_MET_TEXT,
} from '@hidamari/domain/contact-thresholds';
import { NO_CARD_TEXT, TEMPERATURE_NOTICE } from '@hidamari/domain/treatment-logs';
import { Fold } from '@hidamari/ui/fold';
import { Notice } from '@hidamari/ui/notice';
import { ThresholdBox } from '@hidamari/ui/threshold-box';
import { usePatient } from '../../shell/data/use-patient.ts';
import { useToday } from '../../shell/use-now.ts';
import { CallNumbers } from './call-numbers.tsx';
import { useContactThreshold } from './use-contact-threshold.ts';

type Entry = ScriptFacts['entry'];

/**
 * What leads a log that meets the member's own card: whom to call now, by the time of day, and what to say (G75). Without
 * a word of the hospital on temperature, the sentence on fever from 38.0 on. Where nothing is met there is nothing, and
 * never a word of reassurance.
 */
export function ThresholdNotice({ entry }: { entry: Entry }) {
  const card = useContactThreshold();
  const met = metRules(card?.rules ?? [], entry);
  const isFever = feverSentenceLeads(card ?? null, entry);
  // The place stands before it is filled, so that it is read out when it is.
  return (
    <div aria-live="polite" className="grid gap-4 empty:absolute">
      {isFever ? <FeverSentence card={met.length > 0 ? null : (card ?? null)} /> : null}
      {card && met.length > 0 ? <MetBox card={card} met={met} entry={entry} /> : null}
    </div>
  );
}

/** The sentence on fever; with the hospital's numbers, where the card has some and says nothing of temperature. */
function FeverSentence({ card }: { card: ContactThreshold | null }) {
  return (
    <Notice tone="caution">
      <b>{`${TEMPERATURE_NOTICE.text}。`}</b>
      {card ? <CallNumbers card={card} /> : null}
    </Notice>
  );
}

function MetBox({ card, met, entry }: { card: ContactThreshold; met: readonly MetRule[]; entry: Entry }) {
  return (
    <ThresholdBox
      heading={`${THRESHOLD_MET_TEXT}。`}
      level={null}
      act={`${callHospitalText(card.hospital_name)}。`}
    >
      <CallNumbers card={card} />
      <ul className="list-disc pl-6">
        {met.map(({ rule }) => (
          <li key={ruleWords(rule)}>{ruleWords(rule)}</li>
        ))}
      </ul>
      {card.note ? <p className="ui-meta whitespace-pre-wrap">{card.note}</p> : null}
      <Fold summary="電話で伝えること">
        <Script card={card} met={met} entry={entry} />
      </Fold>
      <p>{`${NO_CARD_TEXT}。`}</p>
    </ThresholdBox>
  );
}

/** Sentences to read out, each in a line of its own; what is not known is left open. */
function Script({ card, met, entry }: { card: ContactThreshold; met: readonly MetRule[]; entry: Entry }) {
  const patient = usePatient() ?? null;
  const today = useToday();
  const lines = callScript({ card, patient, met, entry, today });
  return (
    <>
      <p className="ui-meta">{`このまま読み上げられます。${BLANK}は、ご自分の言葉でどうぞ。`}</p>
      <ol className="grid gap-1 rounded-m bg-surface-raised px-4 py-3">
        {lines.map(({ key, text }) => (
          <li key={`${key}:${text}`}>{text}</li>
        ))}
      </ol>
    </>
  );
}
