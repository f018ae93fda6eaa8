import { useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';
import { pageMeta } from '../../../shell/page-meta.ts';
import { LineFaultSection } from '../components/line-states.tsx';
import { lineFaultOf } from '../line-outcomes.ts';
import type { Route } from './+types/line-error';

export const meta: Route.MetaFunction = (args) => pageMeta(args);

/** Nothing to read, but asked for: each navigation to the page passes the server's entry rules. */
export function loader() {
  return null;
}

const never = () => () => {};

/** /line/error. The page is one for everybody: why somebody is led here, only their own browser reads from the address. */
export default function LineError() {
  const [query] = useSearchParams();
  const because = useSyncExternalStore(
    never,
    () => query.get('because'),
    () => null,
  );
  return <LineFaultSection fault={lineFaultOf(because)} />;
}
