import { fieldMessage } from '@hidamari/domain/members';
import { formatMeasurement, measurementOf, softWarnings } from '@hidamari/domain/treatment-logs';
import { DefinitionList } from '@hidamari/ui/definition-list';
import { QuestionDialog } from '@hidamari/ui/dialog';
import type { LogContents } from '../../log-form/log-form-values.ts';

export type MeasuredValues = LogContents['measurements'];

/** The measured values that are asked about once more before saving (G61). */
export function unusualValues(measurements: MeasuredValues): MeasuredValues {
  const fields = softWarnings({ measurements }).map(({ field }) => field);
  return measurements.filter((_, index) => fields.includes(`measurements.${index}.value`));
}

type Props = { values: MeasuredValues; onKeep: () => void; onMend: () => void };

/** A slip of the finger is likely at the edges: the values are shown once more, and may stay as they are. */
export function UnusualValuesDialog({ values, onKeep, onMend }: Props) {
  return (
    <QuestionDialog
      isOpen={values.length > 0}
      onClose={onMend}
      title={fieldMessage('value_unusual')}
      answer={{ label: 'この値で保存する', onPress: onKeep }}
      otherAnswer={{ label: '値を直す', onPress: onMend }}
    >
      <DefinitionList
        items={values.map(({ kind, value }) => ({
          term: measurementOf(kind)?.label ?? '',
          description: <b className="ui-num">{formatMeasurement(kind, value)}</b>,
        }))}
      />
    </QuestionDialog>
  );
}
