import { type ReactNode, useId } from 'react';
import { Icon } from '../icon/index.ts';

export type ThresholdBoxProps = {
  /** Names the box: 「病院から言われた目安」. */
  heading: string;
  /** Heading of a part of a page, or a line over what is said. */
  level?: 2 | 3 | null;
  /** What to do now, large: 「ひなた総合病院に電話してください」. */
  act?: ReactNode;
  children: ReactNode;
};

/** The yellow outline is kept for what the member's own hospital said (G75), on every screen. */
export function ThresholdBox({ heading, level = 2, act, children }: ThresholdBoxProps) {
  const id = useId();
  const Heading = level === null ? 'p' : (`h${level}` as const);
  return (
    <section className="ui-threshold-box" aria-labelledby={id} data-acts={act ? '' : undefined}>
      <Heading id={id} className="ui-threshold-box-heading">
        <Icon name="hospital" size={24} />
        <span>{heading}</span>
      </Heading>
      {act ? <p className="ui-threshold-box-act">{act}</p> : null}
      {children}
    </section>
  );
}
