import { writtenChannel } from '@hidamari/domain/consultations';
import { contactLinks } from '@hidamari/domain/navigation';
import { Button, ButtonLink } from '@hidamari/ui/button';
import { useConsultationPanel } from '../../../../parts/consultation/panel-state.tsx';
import { useSupportDesk } from '../../../../shell/use-support-desk.ts';

interface WayToWriteProps {
  /** Left out, the way's own name. */
  label?: string;
  width?: 'full';
}

/** Leads to the way of writing that this variant has (section 6): a chat opens here, mail is written on its own page. */
export function WritingLink({ label, width }: WayToWriteProps) {
  const { variant } = useSupportDesk();
  const panel = useConsultationPanel();
  const channel = writtenChannel(variant);
  const way = contactLinks(variant, { isLoggedIn: true }).find((one) => one.channel === channel);
  if (!way) return null;
  const look = { kind: 'plain', ...(width && { width }) } as const;
  return channel === 'chat' ? (
    <Button {...look} icon="chat" onClick={panel.openChat}>
      {label ?? way.label}
    </Button>
  ) : (
    <ButtonLink {...look} icon="mail" href={way.href}>
      {label ?? way.label}
    </ButtonLink>
  );
}
