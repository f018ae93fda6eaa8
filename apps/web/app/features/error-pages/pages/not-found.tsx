import { data } from 'react-router';
import { pageContext } from '../../../page-context.ts';
import type { Route } from './+types/not-found';

/** /404 and every address that is no screen: answered 404, drawn by the root's error boundary. */
export function loader({ context }: Route.LoaderArgs) {
  throw data({ requestId: context.get(pageContext).requestId }, { status: 404 });
}

export default function NotFound() {
  return null;
}
