/** Where a reader would pause in a long word; five words stand side by side on a phone. */
const BREAKS: Readonly<Record<string, readonly [string, string]>> = {
  中くらい: ['中', 'くらい'],
  よくない: ['よく', 'ない'],
  とても強い: ['とても', '強い'],
  とてもよい: ['とても', 'よい'],
  ほとんどいつも: ['ほとんど', 'いつも'],
};

/** A word of a scale that may break in the middle, and only there. */
export function BreakableWord({ children }: { children: string }) {
  const halves = BREAKS[children];
  if (!halves) return <span>{children}</span>;
  return (
    <span>
      {halves[0]}
      <wbr />
      {halves[1]}
    </span>
  );
}
