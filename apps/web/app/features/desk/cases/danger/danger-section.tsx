import type { CaseDanger, DeskCase } from '@hidamari/contract/consultations';
import type { StaffMe } from '@hidamari/contract/staff';
import { formatWireMoment } from '@hidamari/domain/japanese-dates';
import { countCharacters } from '@hidamari/domain/japanese-text';
import { Button } from '@hidamari/ui/button';
import { Fold } from '@hidamari/ui/fold';
import { Notice } from '@hidamari/ui/notice';
import { useId, useState } from 'react';
import { NumbersToOffer } from '../../../../parts/desk/colleague-call.tsx';
import { TakeCase } from '../take-case.tsx';
import { CallColleagues } from './call-colleagues.tsx';
import { FirstAid, FirstAidText } from './first-aid.tsx';
import { OpenPhone } from './open-phone.tsx';
import { DangerSteps, SecondCheck } from './second-check.tsx';

interface DangerSectionProps {
  found: DeskCase;
  me: StaffMe;
}

/**
 * Words that suggest danger, right under the name of their case (G119): the newest of them, who has to do what, what may be sent
 * at once, whom to call, and folded what is read before it is said. All of it stands on the first screen of a desk.
 */
export function DangerSection({ found, me }: DangerSectionProps) {
  const { danger, needs_second_check: isForTwo, second_check: checked } = found;
  const read = checked && `${checked.staff_name}さんも読みました（${checked.at.slice(11, 16)}）。`;
  if (danger === null) {
    return read ? (
      <Notice tone="ok">
        <p>{read}</p>
      </Notice>
    ) : null;
  }
  const all = { found, me, danger };
  // One part all along: a number that was opened stays in view when the second reader comes.
  return (
    <Notice
      tone={isForTwo ? 'danger' : 'ok'}
      title={isForTwo ? '二人で確認してください' : `${read ?? ''}お返事できます。`}
    >
      <div className="desk-danger">
        {isForTwo ? <Waiting {...all} /> : null}
        <CallColleagues {...all} />
        {danger.phone_opened ? <p>{openedText(danger.phone_opened)}</p> : null}
        <div className="desk-danger-more">
          {isForTwo ? <EarlierQuotes quotes={danger.quotes} /> : <ReadQuotes quotes={danger.quotes} />}
          {isForTwo ? <FirstAidText {...all} /> : null}
          <Fold summary="窓口の番号">
            <NumbersToOffer />
          </Fold>
          <OpenPhone found={found} me={me} />
        </div>
      </div>
    </Notice>
  );
}

type PartProps = DangerSectionProps & { danger: CaseDanger };

function Waiting({ found, me, danger }: PartProps) {
  return (
    <>
      <NewestQuote quotes={danger.quotes} />
      <div className="grid gap-3">
        <DangerSteps found={found} me={me} />
        <div className="desk-danger-acts">
          {found.taken_by === null ? <TakeCase caseId={found.id}>私が担当する</TakeCase> : null}
          <SecondCheck found={found} me={me} />
          <FirstAid found={found} me={me} danger={danger} />
        </div>
      </div>
    </>
  );
}

/** Read by two they make room for the answer, and are still there. */
function ReadQuotes({ quotes }: Pick<CaseDanger, 'quotes'>) {
  return (
    <Fold summary="つらい気持ちの言葉">
      <NewestQuote quotes={quotes} />
      <EarlierQuotes quotes={quotes} />
    </Fold>
  );
}

const openedText = ({ staff_name: by, at }: NonNullable<CaseDanger['phone_opened']>) =>
  `電話番号を、${by}さんがひらきました（${formatWireMoment(at)}）。`;

type Quote = CaseDanger['quotes'][number];

/** The member's own newest sentence, whole and with its time, before anybody has to look for it. */
function NewestQuote({ quotes: [newest] }: { quotes: readonly Quote[] }) {
  return newest ? <DangerQuote quote={newest} /> : null;
}

/** Those before it, one press away: the buttons below stay on the first screen. */
function EarlierQuotes({ quotes: [, ...earlier] }: { quotes: readonly Quote[] }) {
  if (earlier.length === 0) return null;
  return (
    <Fold summary={`前の言葉（${earlier.length}）`}>
      {earlier.map((quote) => (
        <DangerQuote key={`${quote.at} ${quote.text}`} quote={quote} />
      ))}
    </Fold>
  );
}

/** Longer than the lines that a folded quote shows, on whatever screen. */
const LONG = 60;

function DangerQuote({ quote: { at, text } }: { quote: Quote }) {
  const [isWhole, setWhole] = useState(false);
  const id = useId();
  const isLong = countCharacters(text) > LONG;
  return (
    <blockquote className="desk-quote">
      {/* Folded to the eye alone: nothing of it is left out. */}
      <p id={id} className="desk-quote-text" data-folded={isLong && !isWhole ? '' : undefined}>
        {`「${text}」`}
      </p>
      <div className="desk-quote-foot">
        <p className="ui-meta ui-num">{formatWireMoment(at)}</p>
        {isLong ? (
          <Button
            kind="quiet"
            aria-expanded={isWhole}
            aria-controls={id}
            onClick={() => setWhole((was) => !was)}
          >
            {isWhole ? 'たたむ' : '全文を見る'}
          </Button>
        ) : null}
      </div>
    </blockquote>
  );
}
