import { fieldLabel } from '@hidamari/domain/members';
import { LOG_LIMITS, WORK_STATES } from '@hidamari/domain/treatment-logs';
import { FieldRow } from '@hidamari/ui/field';
import { TextArea } from '@hidamari/ui/text-area';
import { TextField } from '@hidamari/ui/text-field';
import { CrisisNote } from '../../../../shell/crisis/crisis-note.tsx';
import { tidyNumber } from '../../log-form/typed-values.ts';
import { FormSection } from './form-section.tsx';
import { useLogPart } from './log-form-context.tsx';
import { MoodScale } from './mood-scale.tsx';
import { OptionalChoice } from './optional-choice.tsx';

/** Daily life (G62). */
export function LifePart() {
  const life = useLogPart('life');
  return (
    <FormSection title="くらし" hint="書けるところだけで大丈夫です。">
      <MoodScale value={life.values.mood} onChange={(mood) => life.change({ mood })} />
      <FieldRow>
        <TextField
          label={fieldLabel('sleep_hours')}
          need="optional"
          suffix="時間"
          width="short"
          inputMode="decimal"
          tidy={tidyNumber}
          {...life.text('sleep_hours')}
        />
        <TextField
          label={fieldLabel('steps')}
          need="optional"
          suffix="歩"
          width="short"
          inputMode="numeric"
          tidy={tidyNumber}
          {...life.text('steps')}
        />
      </FieldRow>
      <TextField
        label={fieldLabel('meals')}
        need="optional"
        hint="例：朝はおかゆ、昼は食べられなかった"
        {...life.text('meals')}
      />
      <CrisisNote text={life.values.meals} />
      <TextField
        label={fieldLabel('outing')}
        need="optional"
        hint="例：近くまで散歩した"
        {...life.text('outing')}
      />
      <CrisisNote text={life.values.outing} />
      <OptionalChoice
        label={fieldLabel('work')}
        options={WORK_STATES}
        value={life.values.work}
        onChange={(work) => life.change({ work })}
      />
    </FormSection>
  );
}

/** Anything else, in the member's own words. */
export function OtherPart() {
  const other = useLogPart('other');
  return (
    <FormSection title="その他">
      <TextArea
        label={fieldLabel('other.text')}
        need="optional"
        rows={6}
        limit={LOG_LIMITS.freeText}
        {...other.text('text')}
      />
      <CrisisNote text={other.values.text} />
    </FormSection>
  );
}
