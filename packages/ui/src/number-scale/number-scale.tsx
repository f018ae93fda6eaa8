import type { ChangeEventHandler, FocusEventHandler, ReactNode, Ref } from 'react';
import { type FieldFrameProps, FieldGroup } from '../field/index.ts';

const FIGURES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;
const LAST = 10;

export type NumberScaleProps = FieldFrameProps & {
  /** What 0 and what 10 mean, in words: 「つらくない」「とてもつらい」. */
  ends: readonly [low: string, high: string];
  /** A way not to answer, below the figures: 「答えたくない」. */
  other: { value: string; label: ReactNode };
  /** Controlled: '0' to '10', the value of `other`, or '' for nothing yet. */
  value?: string | undefined;
  defaultValue?: string | undefined;
  ref?: Ref<HTMLInputElement>;
  onChange?: ChangeEventHandler<HTMLInputElement> | undefined;
  onBlur?: FocusEventHandler<HTMLInputElement> | undefined;
};

/**
 * 0 to 10 with the words of both ends, and a way not to answer, in one group of radios: the arrows reach all of them. Two
 * rows on a phone, one on a desk; none of the figures is better or worse, so all look alike.
 */
export function NumberScale(props: NumberScaleProps) {
  const { ends, other, value, defaultValue, ref, onChange, onBlur, ...frame } = props;
  const stateOf = (own: string) =>
    value === undefined
      ? { defaultChecked: defaultValue === undefined ? undefined : defaultValue === own }
      : { checked: value === own, readOnly: !onChange };
  return (
    <FieldGroup {...frame}>
      {({ id, name, ...wiring }) => {
        const radio = (own: string, ownId: string) => ({
          id: ownId,
          name,
          value: own,
          'aria-describedby': wiring['aria-describedby'],
          'aria-invalid': wiring['aria-invalid'],
          ref,
          onChange,
          onBlur,
          ...stateOf(own),
        });
        return (
          <div className="ui-number-scale">
            <div className="ui-number-scale-figures">
              {FIGURES.map((figure) => (
                <label key={figure}>
                  {figure}
                  <EndWords figure={figure} ends={ends} />
                  <input type="radio" {...radio(String(figure), figure === 0 ? id : `${id}-${figure}`)} />
                </label>
              ))}
            </div>
            <p className="ui-number-scale-ends" aria-hidden="true">
              <span>{`0 ${ends[0]}`}</span>
              <span>{`${LAST} ${ends[1]}`}</span>
            </p>
            <label className="ui-number-scale-other">
              {other.label}
              <input type="radio" {...radio(other.value, `${id}-${other.value}`)} />
            </label>
          </div>
        );
      }}
    </FieldGroup>
  );
}

/** Who listens hears what an end means where they are on it. */
function EndWords({ figure, ends: [low, high] }: { figure: number; ends: NumberScaleProps['ends'] }) {
  if (figure !== 0 && figure !== LAST) return null;
  return <span className="ui-visually-hidden">{`（${figure === 0 ? low : high}）`}</span>;
}
