/** Where a person is among the steps of a form, in words and in order. */
export type FormStepsProps = {
  /** 1 is the first. */
  current: number;
  /** Default: 入力・確認・完了. */
  names?: readonly string[];
};

/** 入力 → 確認 → 完了 above a form (ui 9). */
export function FormSteps({ current, names = ['入力', '確認', '完了'] }: FormStepsProps) {
  return (
    <ol className="ui-form-steps" aria-label="手順">
      {names.map((name, index) => (
        <li
          key={name}
          aria-current={index + 1 === current ? 'step' : undefined}
          data-done={index + 1 < current ? '' : undefined}
        >
          <span>{name}</span>
          {index + 1 < current ? <span className="ui-visually-hidden">（済み）</span> : null}
        </li>
      ))}
    </ol>
  );
}

/** A longer way in slanted panes, always with its words: 「5つのうち1つめ：体のこと」. */
export function StepLine({
  current,
  total,
  name,
  next,
}: {
  current: number;
  total: number;
  name: string;
  /** What the step after this one is about: 「このあと：待ち時間のこと」. */
  next?: string | undefined;
}) {
  return (
    <div className="ui-step-line">
      <div aria-hidden="true">
        {Array.from({ length: total }, (_, index) => index + 1).map((step) => (
          <i key={step} data-step={step < current ? 'done' : step === current ? 'now' : undefined} />
        ))}
      </div>
      <p>
        <span>{`${total}つのうち${current}つめ：`}</span>
        <b>{name}</b>
        {next === undefined ? null : <span>{`このあと：${next}`}</span>}
      </p>
    </div>
  );
}
