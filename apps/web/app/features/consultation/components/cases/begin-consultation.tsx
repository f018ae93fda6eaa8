import { CallBox } from '@hidamari/ui/call-box';
import { Illustration } from '@hidamari/ui/illustration';
import { useSupportDesk } from '../../../../shell/use-support-desk.ts';
import { WayToWrite } from './way-to-write.tsx';

/** 新しく相談する: the telephone first, then the way of writing that this variant has (section 6). */
export function BeginConsultation() {
  const desk = useSupportDesk();
  return (
    <aside className="case-begin" aria-labelledby="begin-consultation">
      <Illustration drawing="cover-bench" />
      <h2 id="begin-consultation" className="text-lg font-bold">
        新しく相談する
      </h2>
      <CallBox number={desk.number} openNow={desk.openNow} lines={[desk.cost, desk.hours]} button="phones" />
      <WayToWrite width="full" />
    </aside>
  );
}
