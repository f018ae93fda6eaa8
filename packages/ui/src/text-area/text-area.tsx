import { countCharacters, formatFigure } from '@hidamari/domain/japanese-text';
import {
  type ChangeEventHandler,
  type FocusEventHandler,
  type Ref,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Field, type FieldFrameProps } from '../field/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';

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

/** From this share of the limit on, what is left is said aloud; before, a count at every key would only disturb. */
const NEAR = 0.9;

/** Room for sentences. It grows with what is written where the browser can do that. */
export function TextArea(props: TextAreaProps) {
  const { name, id, label, need, hint, error, note, limit, rows = 4, ref, onChange, ...native } = props;
  const own = useRef<HTMLTextAreaElement>(null);
  const [count, setCount] = useState(() => countCharacters(native.value ?? native.defaultValue ?? ''));
  // A form library may fill the field without an event (a restored draft), so the count follows every render.
  useEffect(() => {
    if (own.current) setCount(countCharacters(own.current.value));
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
              setCount(countCharacters(event.target.value));
              onChange?.(event);
            }}
          />
          {limit === undefined ? null : <Count count={count} limit={limit} />}
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

function Count({ count, limit }: { count: number; limit: number }) {
  const left = limit - count;
  return (
    <div className="ui-text-area-count" data-over={left < 0 ? '' : undefined}>
      <span aria-hidden="true">{`${formatFigure(count)}／${formatFigure(limit)}文字`}</span>
      <VisuallyHidden>{`${formatFigure(limit)}文字まで`}</VisuallyHidden>
      <span role="status" className="ui-visually-hidden">
        {count < limit * NEAR
          ? ''
          : left >= 0
            ? `あと${formatFigure(left)}文字`
            : `${formatFigure(-left)}文字多くなっています`}
      </span>
    </div>
  );
}
