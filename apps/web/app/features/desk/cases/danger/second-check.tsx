import { checkCaseEndpoint, type DeskCase } from '@hidamari/contract/consultations';
import type { StaffMe } from '@hidamari/contract/staff';
import { Button } from '@hidamari/ui/button';
import { Icon } from '@hidamari/ui/icon';
import { FailedSaveNotice } from '../../../../shell/forms/failed-save-notice.tsx';
import { useCaseWork } from '../case-work.ts';

interface CheckProps {
  found: Pick<DeskCase, 'id' | 'taken_by' | 'member_name'>;
  me: Pick<StaffMe, 'id'>;
}

interface Step {
  words: string;
  stage: 'done' | 'now' | 'later';
}

/** Who has to do what until there is an answer, for whoever looks at it. */
function stepsOf({ taken_by: holder, member_name: name }: CheckProps['found'], me: CheckProps['me']): Step[] {
  const answer = (words: string): Step => ({
    words: name === null ? '退会された方なので、お返事はできない' : words,
    stage: 'later',
  });
  if (holder === null) {
    return [
      { words: '一人めが「私が担当する」を押す', stage: 'now' },
      { words: 'もう一人が読み、「私も読みました」を押す', stage: 'later' },
      answer('担当の人が、お返事を書く'),
    ];
  }
  if (holder.id === me.id) {
    return [
      { words: '担当はあなた', stage: 'done' },
      { words: 'もう一人が読み、「私も読みました」を押すのを待つ', stage: 'now' },
      answer('あなたが、お返事を書く'),
    ];
  }
  return [
    { words: `担当は${holder.display_name}さん`, stage: 'done' },
    { words: 'あなたが下のやりとりを読み、「私も読みました」を押す', stage: 'now' },
    answer(`${holder.display_name}さんが、お返事を書く`),
  ];
}

/** Words that suggest danger are read by two people before anybody answers; whoever looks after the case is the first (G119). */
export function DangerSteps(props: CheckProps) {
  return (
    <ol className="desk-danger-steps" aria-label="お返事までの順番">
      {stepsOf(props.found, props.me).map(({ words, stage }) => (
        <li key={words} aria-current={stage === 'now' ? 'step' : undefined} data-stage={stage}>
          <span>{words}</span>
          {stage === 'done' ? (
            <>
              <Icon name="check" size={18} />
              <span className="ui-visually-hidden">（済みました）</span>
            </>
          ) : null}
        </li>
      ))}
    </ol>
  );
}

/** The second reader's press; nothing for whoever cannot be it. */
export function SecondCheck({ found, me }: CheckProps) {
  const { id, taken_by: holder } = found;
  const { isBusy, failure, work } = useCaseWork(id);
  if (holder === null || holder.id === me.id) return null;
  return (
    <>
      <Button
        busy={isBusy ? '記録しています…' : undefined}
        onClick={() => void work((api) => api.call(checkCaseEndpoint, { params: { id } }))}
      >
        私も読みました
      </Button>
      <FailedSaveNotice failure={failure} />
    </>
  );
}
