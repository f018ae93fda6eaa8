import { formatFigure } from '@hidamari/domain/japanese-text';
import {
  type ChangeEventHandler,
  type FocusEventHandler,
  type Ref,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { characterCount, writeCharacterCount } from '../character-count/character-count.ts';
import { Field, type FieldFrameProps } from '../field/index.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

export type TextAreaProps = FieldFrameProps & {
  /** The most characters the answer may have, as a reader counts them. Shown with the count; never cuts typing. */
  limit?: number;
  rows?: number;
  value?: string | undefined;
  defaultValue?: string | undefined;
  disabled?: boolean | undefined;
  ref?: Ref<HTMLTextAreaElement>;
  onChange?: ChangeEventHandler<HTMLTextAreaElement> | undefined;
  onBlur?: FocusEventHandler<HTMLTextAreaElement> | undefined;
};

/** Room for sentences. It grows with what is written where the browser can do that. */
export function TextArea(props: TextAreaProps) {
  const { name, id, label, need, hint, error, note, limit, rows = 4, ref, onChange, ...native } = props;
  const own = useRef<HTMLTextAreaElement>(null);
  const [first] = useState(native.value ?? native.defaultValue ?? '');
  // A form library may fill the field without an event (a restored draft), so the count follows every render.
  useLayoutEffect(() => {
    if (own.current) writeCharacterCount(own.current);
  });
  const frame = {
    name,
    label,
    need,
    hint,
    error,
    ...(id !== undefined && { id }),
    ...('note' in props && { note }),
  };
  return (
    <Field {...frame}>
      {(wiring) => (
        <>
          <textarea
            {...native}
            {...wiring}
            rows={rows}
            className="ui-input"
            ref={(element) => {
              own.current = element;
              return passRef(ref, element);
            }}
            onChange={(event) => {
              writeCharacterCount(event.target);
              onChange?.(event);
            }}
          />
          {limit === undefined ? null : <Count text={first} limit={limit} />}
        </>
      )}
    </Field>
  );
}

function passRef<T>(ref: Ref<T> | undefined, element: T | null) {
  if (typeof ref === 'function') return ref(element);
  if (ref) ref.current = element;
  return undefined;
}

/** Drawn once, with the text that the field begins with; from then on `writeCharacterCount` writes it. */
function Count({ text, limit }: { text: string; limit: number }) {
  const { shown, said, isOver } = characterCount(text, limit);
  return (
    <div className="ui-text-area-count" data-limit={limit} data-over={isOver ? '' : undefined}>
      <span aria-hidden="true" data-count="shown">
        {shown}
      </span>
      <VisuallyHidden>{`${formatFigure(limit)}文字まで`}</VisuallyHidden>
      <span role="status" className="ui-visually-hidden" data-count="said">
        {said}
      </span>
    </div>
  );
}
