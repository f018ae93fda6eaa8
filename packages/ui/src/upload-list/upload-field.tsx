import type { ComponentProps } from 'react';
import { Field, type FieldFrameProps } from '../field/index.ts';
import { Icon } from '../icon/index.ts';
import { UploadList, type UploadListProps } from './upload-list.tsx';

export type UploadFieldProps = FieldFrameProps &
  Omit<UploadListProps, 'label'> & {
    /** Types that may be chosen. */
    accept: string;
    /** Words of the button: 「画像や書類を選ぶ」. */
    chooseLabel: string;
    /** Words of the list, for those who listen. */
    listLabel: string;
    onChoose: (files: File[]) => void;
  };

/** What the browser took is handed on once: choosing the same file again is news again. */
function take(field: HTMLInputElement, onChoose: (files: File[]) => void): void {
  const files = [...(field.files ?? [])];
  field.value = '';
  if (files.length > 0) onChoose(files);
}

export type UploadButtonProps = Pick<UploadFieldProps, 'accept' | 'chooseLabel' | 'onChoose'> &
  Omit<ComponentProps<'input'>, 'type' | 'accept' | 'multiple' | 'onChange' | 'size'> & {
    /** Beside other tools. */
    size?: 'small';
  };

/** The button alone: chooses pictures and papers, and hands them on. */
export function UploadButton({ accept, chooseLabel, onChoose, size, ...wiring }: UploadButtonProps) {
  return (
    <label className="ui-button ui-upload-choose" data-kind={size ? 'quiet' : 'plain'} data-size={size}>
      <input
        {...wiring}
        type="file"
        multiple
        accept={accept}
        onChange={(event) => take(event.currentTarget, onChoose)}
      />
      <Icon name="camera" />
      <span>{chooseLabel}</span>
    </label>
  );
}

/** Several pictures and papers: chosen together or one after the other, photographed on a telephone, never dragged. */
export function UploadField(props: UploadFieldProps) {
  const { accept, chooseLabel, listLabel, rows, onAgain, onRemove, onChoose, ...frame } = props;
  return (
    <Field {...frame}>
      {({ 'aria-required': _, ...wiring }) => (
        <div className="ui-upload">
          <UploadList label={listLabel} rows={rows} onAgain={onAgain} onRemove={onRemove} />
          <UploadButton {...wiring} accept={accept} chooseLabel={chooseLabel} onChoose={onChoose} />
        </div>
      )}
    </Field>
  );
}
