/** A bar with its figures: 「検査の結果を送っています 64%」. `percent` is 0 to 100. */
export function Progress({ name, percent }: { name: string; percent: number }) {
  const whole = Math.round(Math.min(100, Math.max(0, percent)));
  return (
    <div className="ui-progress">
      <progress max={100} value={whole} aria-label={name} />
      <span className="ui-meta ui-num" aria-hidden="true">{`${name} ${whole}%`}</span>
    </div>
  );
}

/** Work without a known length: a turning ring beside its words. */
export function Working({ children }: { children: string }) {
  return (
    <p className="ui-working" role="status">
      <span className="ui-button-spinner" aria-hidden="true" />
      {children}
    </p>
  );
}
