import type { TreatmentLog } from '@hidamari/contract/treatment-logs';
import { VersionChoice } from '../../../../shell/forms/version-choice.tsx';
import type { LogContents } from '../../log-form/log-form-of.ts';
import { logHeading, logMoment } from '../../log-words/log-heading.ts';
import { LogDetails } from '../details/log-details.tsx';

type Props = {
  mine: LogContents;
  stored: TreatmentLog;
  busy: string | undefined;
  onKeepMine: () => void;
  onTakeStored: () => void;
};

/** The two versions of a log that was saved elsewhere meanwhile (G66). */
export function ConflictChoice({ mine, stored, ...choice }: Props) {
  return <VersionChoice mine={<Version log={mine} />} stored={<Version log={stored} />} {...choice} />;
}

function Version({ log }: { log: LogContents }) {
  return (
    <>
      <p>
        <span className="ui-meta ui-num">{logMoment(log)}</span>
        <br />
        <b>{logHeading(log)}</b>
      </p>
      <LogDetails log={log} level={3} />
    </>
  );
}
