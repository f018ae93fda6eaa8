import { MONITOR_STATE_LABELS, type MonitorState } from '@hidamari/domain/monitor';
import { screenHref } from '@hidamari/domain/screens';
import { Notice } from '@hidamari/ui/notice';
import { OwnButtonLink } from '../../../shell/page-links.tsx';
import type { OwnRegistration } from '../own-registration.ts';

const HREF = screenHref('/treatment/monitor/registration-request');

const STANDS: Readonly<Record<MonitorState, string>> = {
  requested: '担当者がお読みして、登録の手続きをします。',
  registered: '合いそうな募集があるときに、ご連絡します。',
  paused: '休んでいるあいだは、ご連絡をしません。',
  ended: '募集のご連絡はしません。あらためて申し込むこともできます。',
};

/**
 * Before the text: the way to the registration, or how it stands (G87). Whoever has lost somebody is not asked; where it is
 * not known how it stands, the way is there all the same. A concierge is led to no closed door (G42).
 */
export function RegistrationNote({ registration: { state, isBereaved } }: { registration: OwnRegistration }) {
  if (state) {
    return (
      <Notice tone="info" title={`あなたの登録：${MONITOR_STATE_LABELS[state]}`}>
        <p>{STANDS[state]}</p>
        <OwnButtonLink href={HREF} kind="text">
          登録の状態を見る
        </OwnButtonLink>
      </Notice>
    );
  }
  if (isBereaved) {
    return (
      <Notice tone="plain" title="お申し込みは、していただかなくて大丈夫です">
        <p>話してもよいと思えるときが来たら、いつでも申し込めます。来なくても、何も変わりません。</p>
        <OwnButtonLink href={HREF} kind="text">
          お申し込みの画面を見る
        </OwnButtonLink>
      </Notice>
    );
  }
  return (
    <Notice tone="info" title="話してもよいと思われた方へ">
      <p>
        登録しておくと、合いそうな募集をご案内します。参加するかどうかは、そのつど決められます。いつでも休んだり、やめたりできます。
      </p>
      <OwnButtonLink href={HREF}>お申し込み</OwnButtonLink>
    </Notice>
  );
}
