import { Button } from '../button/index.ts';
import { Field, type FieldFrameProps } from '../field/index.ts';
import { Icon } from '../icon/index.ts';
import { OutsideImage } from '../illustration/index.ts';
import { Progress } from '../progress/progress.tsx';

export type ImagePickerProps = FieldFrameProps & {
  /** Types that may be chosen: `image/jpeg,image/png`. Telephones turn their own types into one of these. */
  accept: string;
  /** Address of the picture that is chosen or kept; none yet without it. */
  preview?: string | undefined;
  /** round: a person's icon. */
  shape?: 'round' | 'square';
  /** While the picture is being sent, 0 to 100. */
  percent?: number | undefined;
  onChoose: (file: File) => void;
  /** Stops sending, or goes on without a picture. Offered while there is one. */
  onClear: () => void;
  /** Sends the same picture once more. Offered after it failed. */
  onAgain?: (() => void) | undefined;
};

/** What the browser took is handed on once: choosing the same file again is news again. */
function take(field: HTMLInputElement, onChoose: (file: File) => void): void {
  const [file] = field.files ?? [];
  field.value = '';
  if (file) onChoose(file);
}

/** One picture: chosen from the telephone, shown before it is kept, sent with its progress. Nothing has to be dragged. */
export function ImagePicker(props: ImagePickerProps) {
  const { accept, preview, shape = 'square', percent, onChoose, onClear, onAgain, ...frame } = props;
  const isSending = percent !== undefined;
  return (
    <Field {...frame}>
      {({ 'aria-required': _, ...wiring }) => (
        <div className="ui-image-picker">
          <span className="ui-image-picker-frame" data-shape={shape}>
            {preview ? (
              <OutsideImage src={preview} alt="選んだ写真" instead={<Icon name="camera" />} />
            ) : (
              <Icon name="camera" />
            )}
          </span>
          <div className="ui-image-picker-ways">
            {/* It stays while a picture is sent: who chose one by the keyboard keeps the focus. */}
            <label className="ui-button ui-image-picker-choose" data-kind="plain">
              <input
                {...wiring}
                type="file"
                accept={accept}
                onChange={(event) => take(event.currentTarget, onChoose)}
              />
              <span>{preview ? '写真を選びなおす' : '写真を選ぶ'}</span>
            </label>
            {onAgain && !isSending ? (
              <Button kind="plain" icon="refresh" onClick={onAgain}>
                もう一度送る
              </Button>
            ) : null}
            {preview ? (
              <Button kind="text" onClick={onClear}>
                {isSending ? '送るのをやめる' : '写真を使わない'}
              </Button>
            ) : null}
          </div>
          {isSending ? <Progress name="写真を送っています" percent={percent} /> : null}
        </div>
      )}
    </Field>
  );
}
