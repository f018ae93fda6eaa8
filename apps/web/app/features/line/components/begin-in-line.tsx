import { ButtonLink } from '@hidamari/ui/button';
import { LineMark } from '@hidamari/ui/line-mark';
import { useLinePlaces } from '../../../parts/line/use-line-places.ts';
import { WholeLinks } from './whole-link.tsx';

/** The one way to begin: LINE opens, and the portal within it. Nothing where there is no LINE. */
export function BeginInLine({ children = 'LINEと連携する' }: { children?: string }) {
  const places = useLinePlaces();
  if (places === null) return null;
  return (
    <WholeLinks>
      <ButtonLink
        href={`${places.openUrl}?action=link`}
        kind="plain"
        size="large"
        width="full"
        mark={<LineMark />}
      >
        {children}
      </ButtonLink>
    </WholeLinks>
  );
}
