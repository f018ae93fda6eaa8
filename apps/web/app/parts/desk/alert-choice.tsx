import { chooseDeskAlertsEndpoint } from '@hidamari/contract/staff';
import type { DeskAlerts } from '@hidamari/domain/staff';
import { Button } from '@hidamari/ui/button';
import { Dialog } from '@hidamari/ui/dialog';
import { Notice } from '@hidamari/ui/notice';
import { SwitchRow } from '@hidamari/ui/switch-row';
import { useToast } from '@hidamari/ui/toast';
import { useState } from 'react';
import { browserApi } from '../../shell/data/browser-api.ts';
import { mayNotify } from './alert-desk.ts';
import { playAlert } from './alert-sound.ts';

interface AlertChoiceProps {
  alerts: DeskAlerts;
  onChange(alerts: DeskAlerts): void;
}

/** 「お知らせ」 in the head: by what the desk calls when it lies in another tab. It holds at once, and for this person. */
export function AlertChoice({ alerts, onChange }: AlertChoiceProps) {
  const [isOpen, setOpen] = useState(false);
  const toast = useToast();
  const choose = async (wish: Partial<DeskAlerts>) => {
    const chosen = { ...alerts, ...wish };
    onChange(chosen);
    try {
      await browserApi().call(chooseDeskAlertsEndpoint, { body: chosen });
    } catch {
      onChange(alerts);
      toast({ text: 'お知らせの設定を変えられませんでした。もう一度お試しください。' });
    }
  };
  return (
    <>
      <Button
        kind="plain"
        size="small"
        icon="bell"
        className="desk-alerts-button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        お知らせ
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title="机からのお知らせ">
        {isOpen ? <AlertSwitches alerts={alerts} onChoose={(wish) => void choose(wish)} /> : null}
      </Dialog>
    </>
  );
}

interface SwitchesProps {
  alerts: DeskAlerts;
  onChoose(wish: Partial<DeskAlerts>): void;
}

/** The three ways. A notice is asked of the browser by this press and never by itself. */
export function AlertSwitches({ alerts, onChoose }: SwitchesProps) {
  const [isRefused, setRefused] = useState(false);
  const isAllowed = typeof window !== 'undefined' && mayNotify();
  const chooseNotice = async (wants: boolean) => {
    const answer = wants && 'Notification' in window ? await Notification.requestPermission() : 'denied';
    setRefused(wants && answer !== 'granted');
    if (!wants || answer === 'granted') onChoose({ notice: wants });
  };
  return (
    <div className="grid gap-4 [word-break:auto-phrase]">
      <p>
        ほかのタブを見ているときに、新しい相談と、二人で確認する相談をお知らせします。お名前や内容は出ません。
      </p>
      <div>
        <SwitchRow
          label="タブの名前に、お待ちの数を出す"
          checked={alerts.title}
          onChange={(title) => onChoose({ title })}
        />
        <SwitchRow
          label="音を鳴らす"
          note="二人で確認する相談は、別の音です。"
          checked={alerts.sound}
          onChange={(sound) => onChoose({ sound })}
        />
        <SwitchRow
          label="ブラウザの通知を出す"
          note="このブラウザに、許してよいかをたずねます。"
          checked={alerts.notice && isAllowed}
          onChange={(wants) => void chooseNotice(wants)}
        />
      </div>
      <div aria-live="polite" className="empty:absolute">
        {isRefused ? (
          <Notice tone="caution">
            <p>
              ブラウザが通知を止めています。アドレスの横の印から、このサイトの通知を許すと、出せるようになります。
            </p>
          </Notice>
        ) : null}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button kind="plain" size="small" onClick={() => void playAlert('waiting')}>
          鳴らしてみる
        </Button>
        <Button kind="plain" size="small" onClick={() => void playAlert('danger')}>
          二人で確認する相談の音
        </Button>
      </div>
    </div>
  );
}
