import { useLinkEnd } from '../use-link-end.ts';
import { LinkEndView } from './link-end-view.tsx';

/** /line/complete, as it stands. */
export function LinkEnd() {
  const { link, ...waiting } = useLinkEnd();
  return <LinkEndView link={link ?? null} {...waiting} />;
}
