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

/** The mouth of each face, from best to worst: a smile turns over. */
const MOUTHS = [
  'M8 14c2 3.4 6 3.4 8 0',
  'M8.5 14.4c2 2 5 2 7 0',
  'M8.5 15h7',
  'M8.5 16c2-2 5-2 7 0',
  'M8 16.6c2-3.4 6-3.4 8 0',
];

/** The drawn face of a mood, 0 the best; its word stands beside it. */
export function MoodFace({ mood }: { mood: number }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={36}
      height={36}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.6}
      strokeLinecap="round"
      aria-hidden="true"
    >
      <circle cx="12" cy="12" r="9.4" />
      <path d={`M8.8 9.4v.6M15.2 9.4v.6${MOUTHS[mood] ?? ''}`} />
    </svg>
  );
}
