import { data } from 'react-router';
import { pageContext } from '../../../page-context.ts';
import type { Route } from './+types/server-fault';

/** /500: a rejected query brought somebody here (specification section 8). */
export function loader({ context }: Route.LoaderArgs) {
  throw data({ requestId: context.get(pageContext).requestId }, { status: 500 });
}

export default function ServerFault() {
  return null;
}
