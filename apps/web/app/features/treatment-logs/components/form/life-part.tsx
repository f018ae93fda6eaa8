import { LOG_FIELDS, LOG_PART_TITLES } from '@hidamari/domain/treatment-logs';
import { FormSection } from './form-section.tsx';
import { useLogPart } from './log-form-context.tsx';
import { MoodScale } from './mood-scale.tsx';
import { PartFields } from './part-fields.tsx';

/** Daily life (G62). */
export function LifePart() {
  const life = useLogPart('life');
  const mood = <MoodScale value={life.values.mood} onChange={(chosen) => life.change({ mood: chosen })} />;
  return (
    <FormSection title={LOG_PART_TITLES.life} hint="書けるところだけで大丈夫です。">
      <PartFields fields={LOG_FIELDS.life} binding={life} first={['mood']} own={{ mood }} />
    </FormSection>
  );
}

/** Anything else, in the member's own words. */
export function OtherPart() {
  const other = useLogPart('other');
  return (
    <FormSection title={LOG_PART_TITLES.other}>
      <PartFields fields={LOG_FIELDS.other} binding={other} />
    </FormSection>
  );
}
