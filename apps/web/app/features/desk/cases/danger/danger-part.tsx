import type { CaseDanger, DeskCase } from '@hidamari/contract/consultations';
import type { StaffMe } from '@hidamari/contract/staff';
import { Fold } from '@hidamari/ui/fold';
import { Notice } from '@hidamari/ui/notice';
import { NumbersToOffer } from '../../../../shell/desk/numbers-to-offer.tsx';
import { CallColleagues } from './call-colleagues.tsx';
import { DangerQuotes } from './danger-quotes.tsx';
import { FirstAid } from './first-aid.tsx';
import { OpenPhone } from './open-phone.tsx';
import { SecondCheck } from './second-check.tsx';

interface DangerPartProps {
  found: DeskCase;
  me: StaffMe;
}

/**
 * Words that suggest danger, at the head of their case (G119): the words themselves, two who read them, whom to call, what may
 * be sent at once and which numbers to name. Read by two it is a line, under which the rest can be opened.
 */
export function DangerPart({ found, me }: DangerPartProps) {
  const { danger, needs_second_check: isForTwo, second_check: checked } = found;
  return (
    <>
      {checked ? (
        <Notice tone="ok">
          <p>{`${checked.staff_name}さんも読みました（${checked.at.slice(11, 16)}）。`}</p>
        </Notice>
      ) : null}
      {danger !== null && isForTwo ? <Waiting found={found} me={me} danger={danger} /> : null}
      {danger !== null && !isForTwo ? <Afterwards found={found} me={me} danger={danger} /> : null}
      {/* In one place all along: a number that was opened stays in view when the second reader comes. */}
      {danger === null ? null : <OpenPhone found={found} me={me} danger={danger} />}
    </>
  );
}

type PartProps = DangerPartProps & { danger: CaseDanger };

function Waiting({ found, me, danger }: PartProps) {
  return (
    <Notice tone="danger" title="二人で確認してください">
      <div className="desk-danger">
        <DangerQuotes quotes={danger.quotes} />
        <SecondCheck found={found} me={me} />
        <FirstAid found={found} me={me} danger={danger} />
        <CallColleagues found={found} me={me} danger={danger} />
        <Fold summary="お伝えできる窓口の番号">
          <NumbersToOffer />
        </Fold>
      </div>
    </Notice>
  );
}

function Afterwards({ found, me, danger }: PartProps) {
  return (
    <Fold summary="つらい気持ちの言葉と、できること">
      <div className="desk-danger">
        <DangerQuotes quotes={danger.quotes} />
        <CallColleagues found={found} me={me} danger={danger} />
        <NumbersToOffer />
      </div>
    </Fold>
  );
}
