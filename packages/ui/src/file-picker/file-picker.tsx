import { Field, type FieldFrameProps } from '../field/index.ts';
import { Icon } from '../icon/index.ts';

export type FilePickerProps = FieldFrameProps & {
  /** Endings and types that the telephone offers; what is chosen is looked at anyway. */
  accept: string;
  /** Name of the file that is chosen; none yet without it. */
  chosen?: string | undefined;
  /** The words of the button; and once a file is chosen. */
  verb: string;
  verbAgain: string;
  onChoose: (file: File) => void;
};

/** What the browser took is handed on once: choosing the same file again is news again. */
function take(field: HTMLInputElement, onChoose: (file: File) => void): void {
  const [file] = field.files ?? [];
  field.value = '';
  if (file) onChoose(file);
}

/** One file of the member's device, by its name. Nothing has to be dragged. */
export function FilePicker({ accept, chosen, verb, verbAgain, onChoose, ...frame }: FilePickerProps) {
  return (
    <Field {...frame}>
      {({ 'aria-required': _, ...wiring }) => (
        <div className="ui-file-picker">
          {/* It stays whatever is chosen: who chose by the keyboard keeps the focus. */}
          <label className="ui-button ui-file-picker-choose" data-kind="plain">
            <input
              {...wiring}
              type="file"
              accept={accept}
              onChange={(event) => take(event.currentTarget, onChoose)}
            />
            <Icon name="file" />
            <span>{chosen ? verbAgain : verb}</span>
          </label>
          {chosen ? <span className="ui-file-picker-name">{chosen}</span> : null}
        </div>
      )}
    </Field>
  );
}
