import { data } from 'react-router';
import { pageContext } from '../../../page-context.ts';
import type { Route } from './+types/unavailable';

/** /503: a service did not answer (specification section 8). */
export function loader({ context }: Route.LoaderArgs) {
  throw data(
    { requestId: context.get(pageContext).requestId },
    { status: 503, headers: { 'Retry-After': '30' } },
  );
}

export default function Unavailable() {
  return null;
}
