import { writtenChannel } from '@hidamari/domain/consultations';
import { Button, ButtonLink } from '@hidamari/ui/button';
import { CallBox } from '@hidamari/ui/call-box';
import { Illustration } from '@hidamari/ui/illustration';
import { useConsultationPanel } from '../../../../shell/consultation/panel-state.tsx';
import { useSupportDesk } from '../../../../shell/use-support-desk.ts';

/** 新しく相談する: the telephone first, then the way of writing that this variant has (section 6). */
export function BeginConsultation() {
  const desk = useSupportDesk();
  const panel = useConsultationPanel();
  const channel = writtenChannel(desk.variant);
  return (
    <aside className="case-begin" aria-labelledby="begin-consultation">
      <Illustration drawing="cover-bench" />
      <h2 id="begin-consultation" className="text-lg font-bold">
        新しく相談する
      </h2>
      <CallBox number={desk.number} openNow={desk.openNow} lines={[desk.cost, desk.hours]} button="phones" />
      {channel === 'chat' ? (
        <Button kind="plain" width="full" icon="chat" onClick={panel.openChat}>
          チャットで相談する
        </Button>
      ) : null}
      {channel === 'mail' ? (
        <ButtonLink kind="plain" width="full" icon="mail" href="/treatment/hidamari#mail">
          メールで相談する
        </ButtonLink>
      ) : null}
    </aside>
  );
}
