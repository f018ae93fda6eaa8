import { LOG_PART_TITLES, SYMPTOMS, type SymptomKey } from '@hidamari/domain/treatment-logs';
import { Chip, Chips } from '@hidamari/ui/chips';
import type { SymptomValues } from '../../log-form/log-form-values.ts';
import { FormSection } from './form-section.tsx';
import { useLogForm } from './log-form-context.tsx';
import { MeasurementFields } from './measurement-fields.tsx';
import { SymptomQuestions } from './symptom-questions.tsx';

const UNANSWERED = { today: null, frequency: null, strength: null, interference: null };

/** Symptoms from the item bank (G60), then what was measured (G61). */
export function SymptomSection() {
  const { form } = useLogForm();
  const { symptoms } = form.values;
  const write = (next: SymptomValues[]) => form.change({ symptoms: next }, ['symptoms', 'details']);
  const toggle = (key: SymptomKey) => {
    const others = symptoms.filter((symptom) => symptom.key !== key);
    write(others.length < symptoms.length ? others : [...symptoms, { key, ...UNANSWERED }]);
  };
  return (
    <>
      <FormSection
        title={LOG_PART_TITLES.symptoms}
        hint="気になるものを選んで、近い言葉を押してください。あてはまらないものは、選ばなくて大丈夫です。"
      >
        <Chips name="症状を選ぶ">
          {SYMPTOMS.map(({ key, label }) => (
            <Chip
              key={key}
              pressed={symptoms.some((symptom) => symptom.key === key)}
              onPress={() => toggle(key)}
            >
              {label}
            </Chip>
          ))}
        </Chips>
        {symptoms.map((symptom, index) => (
          <SymptomQuestions
            key={symptom.key}
            index={index}
            symptom={symptom}
            onChange={(answers) => write(symptoms.with(index, { ...symptom, ...answers }))}
          />
        ))}
      </FormSection>
      <FormSection title={LOG_PART_TITLES.measurements} hint="はかったものだけで大丈夫です。">
        <MeasurementFields />
      </FormSection>
    </>
  );
}
