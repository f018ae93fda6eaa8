import type { ChangeEventHandler, FocusEventHandler, ReactNode, Ref } from 'react';
import { type FieldFrameProps, FieldGroup } from '../field/index.ts';

/** 0 nothing, 4 very strong. Stored as a figure, shown and spoken as a word: a body is no score. */
export type ScaleLevel = 0 | 1 | 2 | 3 | 4;

const LEVELS = [0, 1, 2, 3, 4] as const;
const BARS = [1, 2, 3, 4] as const;

/** The five words, weakest first. */
export type ScaleWords = readonly [ReactNode, ReactNode, ReactNode, ReactNode, ReactNode];

/** The words for how strong a symptom is. The last may break in the middle, where five stand side by side. */
export const STRENGTH_WORDS: ScaleWords = [
  'なし',
  '軽い',
  '中くらい',
  '強い',
  <>
    とても
    <wbr />
    強い
  </>,
];

export type WordScaleProps = FieldFrameProps & {
  words?: ScaleWords;
  value?: ScaleLevel | null;
  defaultValue?: ScaleLevel;
  ref?: Ref<HTMLInputElement>;
  onChange?: ChangeEventHandler<HTMLInputElement> | undefined;
  onBlur?: FocusEventHandler<HTMLInputElement> | undefined;
};

/** Five words under rising bars; five rows where the place is narrow or the text enlarged. */
export function WordScale(props: WordScaleProps) {
  const { words = STRENGTH_WORDS, value, defaultValue, ref, onChange, onBlur, ...frame } = props;
  return (
    <FieldGroup {...frame}>
      {({ id, name, ...wiring }) => (
        <div className="ui-scale-box">
          <div className="ui-scale">
            {LEVELS.map((level) => (
              <label key={level}>
                <span className="ui-scale-bars" aria-hidden="true">
                  {BARS.map((bar) => (
                    <i key={bar} data-on={bar <= level ? '' : undefined} />
                  ))}
                </span>
                <span>{words[level]}</span>
                <input
                  type="radio"
                  id={level === 0 ? id : `${id}-${level}`}
                  name={name}
                  value={level}
                  aria-describedby={wiring['aria-describedby']}
                  aria-invalid={wiring['aria-invalid']}
                  ref={ref}
                  onChange={onChange}
                  onBlur={onBlur}
                  {...(value === undefined
                    ? { defaultChecked: defaultValue === undefined ? undefined : defaultValue === level }
                    : { checked: value === level, readOnly: !onChange })}
                />
              </label>
            ))}
          </div>
        </div>
      )}
    </FieldGroup>
  );
}
