import { formatFigure } from '@hidamari/domain/japanese-text';
import { fieldLabel } from '@hidamari/domain/members';
import { optionLabel } from '@hidamari/domain/option-sets';
import { MOODS, WORK_STATES } from '@hidamari/domain/treatment-logs';
import type { LogContents } from '../../log-form/log-form-of.ts';
import { WrittenDefinitions } from './written-definitions.tsx';

/** Daily life (G62). */
export function LifeDetails({ log: { life } }: { log: LogContents }) {
  if (!life) return null;
  return (
    <WrittenDefinitions
      items={[
        [fieldLabel('mood'), optionLabel(MOODS, life.mood)],
        [fieldLabel('sleep_hours'), life.sleep_hours === undefined ? '' : `${life.sleep_hours}時間`],
        [fieldLabel('steps'), life.steps === undefined ? '' : `${formatFigure(life.steps)}歩`],
        [fieldLabel('meals'), life.meals],
        [fieldLabel('outing'), life.outing],
        [fieldLabel('work'), optionLabel(WORK_STATES, life.work)],
      ]}
    />
  );
}

/** What the member wrote freely. */
export function OtherDetails({ log: { other } }: { log: LogContents }) {
  return <p className="whitespace-pre-line">{other?.text}</p>;
}
