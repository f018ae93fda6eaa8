import { Illustration } from '@hidamari/ui/illustration';
import { DeskCallBox } from '../../../../parts/consultation/desk-call-box.tsx';
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
      <DeskCallBox lines={[desk.cost, desk.hours]} />
      {/* While it is closed, the box above offers it. */}
      {desk.isOpen ? <WayToWrite width="full" /> : null}
    </aside>
  );
}
