import { useIsAddressTaken } from '../address-state-query.ts';
import type { MailOwner } from '../use-mail-arrival.ts';
import { MailArrival } from './mail-arrival.tsx';

/** `MailArrival` for a page that has not asked yet how the address stands. */
export function OwnMailArrival(props: { user: MailOwner; today: string }) {
  return <MailArrival {...props} isTaken={useIsAddressTaken(props.user)} />;
}
