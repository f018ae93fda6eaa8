/**
 * The one ornament: slanted patches of light, cut by the bars of a window, lying behind what stands in front.
 * The parent must be positioned. Pure decoration.
 */
export function WindowLight({ place }: { place: 'hero' | 'greeting' | 'panes' }) {
  const paths = {
    hero: ['M560 -40H720L560 640H400z', 'M770 -40H930L770 640H610z', 'M1180 -40H1260L1100 640H1020z'],
    greeting: ['M860 -20H1000L900 400H760z', 'M1040 -20H1180L1080 400H940z'],
    panes: ['M300 0H620L380 400H60z', 'M700 0H960L720 400H460z'],
  }[place];
  const box = { hero: '0 0 1280 600', greeting: '0 0 1280 240', panes: '0 0 1000 400' }[place];
  return (
    <svg
      className="ui-window-light"
      viewBox={box}
      preserveAspectRatio={place === 'panes' ? 'none' : 'xMaxYMid slice'}
      aria-hidden="true"
    >
      {paths.map((d) => (
        <path key={d} d={d} />
      ))}
    </svg>
  );
}
