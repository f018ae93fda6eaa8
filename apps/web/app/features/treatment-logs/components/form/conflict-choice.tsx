import type { TreatmentLog } from '@hidamari/contract/treatment-logs';
import { VersionChoice } from '../../../../shell/forms/version-choice.tsx';
import type { LogContents } from '../../log-form/log-form-values.ts';
import { logHeading, logMoment } from '../../log-words/log-heading.ts';
import { LogDetails } from '../details/log-details.tsx';
import { LogTags } from '../list/log-tags.tsx';

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
      <div className="flex flex-wrap gap-2">
        <LogTags log={log} />
      </div>
      <LogDetails log={log} level={3} />
      <p>{log.share_with_supporter ? 'この記録を、相談員に見せる' : 'この記録を、相談員に見せない'}</p>
    </>
  );
}
