import './security.css';
import type { listDevicesEndpoint } from '@hidamari/contract/account-security';
import type { ResultOf } from '@hidamari/contract/endpoint';
import { AppError } from '@hidamari/domain/errors';
import { Button } from '@hidamari/ui/button';
import { SectionHeading } from '@hidamari/ui/section-heading';
import { useToast } from '@hidamari/ui/toast';
import { VisuallyHidden } from '@hidamari/ui/visually-hidden';
import { useRef, useState } from 'react';
import { browserApi } from '../../../../shell/data/browser-api.ts';
import { accountSecurityCalls } from '../../../../shell/data/contract-calls.ts';
import { type FailedSave, failedSaveOf } from '../../../../shell/forms/failed-save.ts';
import { FailedSaveNotice } from '../../../../shell/forms/failed-save-notice.tsx';
import { momentWords } from '../../login-words.ts';
import { useMoreRows } from '../../use-more-rows.ts';
import { GrowingList } from './growing-list.tsx';

type Devices = ResultOf<typeof listDevicesEndpoint>;

const idOf = ({ device_key }: Devices['data'][number]) => device_key;
const read = async (page: number) =>
  browserApi().call((await accountSecurityCalls()).listDevicesEndpoint, { query: { page } });

/** It is gone already, from another window perhaps: what was wished for. */
const isGone = (error: unknown) => error instanceof AppError && error.code === 'not_found';

/** コードを省く端末: each can be asked for a code again (G151). */
export function DeviceList({ first, today }: { first: Devices; today: string }) {
  const list = useMoreRows({ first, idOf, read });
  const [busyKey, setBusyKey] = useState<string | null>(null);
  const [failure, setFailure] = useState<FailedSave | null>(null);
  const top = useRef<HTMLDivElement>(null);
  const toast = useToast();
  const forget = async (device_key: string) => {
    setBusyKey(device_key);
    setFailure(null);
    try {
      await browserApi()
        .call((await accountSecurityCalls()).forgetDeviceEndpoint, { params: { device_key } })
        .catch((error) => {
          if (!isGone(error)) throw error;
        });
      // The pressed button goes with its row.
      top.current?.focus({ preventScroll: true });
      list.drop(device_key);
      toast({ text: '端末を忘れました。次のログインから、コードをたずねます' });
    } catch (error) {
      setFailure(failedSaveOf(error, 'proceed'));
    } finally {
      setBusyKey(null);
    }
  };
  return (
    <section aria-labelledby="devices" className="grid grid-cols-1 gap-3">
      <div ref={top} tabIndex={-1}>
        <SectionHeading size="small" id="devices">
          コードを省く端末
        </SectionHeading>
      </div>
      <p className="ui-meta">ログインのときに「コードを省く」を選んだ端末です。</p>
      {list.rows.length === 0 ? (
        <p>ありません。</p>
      ) : (
        <GrowingList list={list} what="続きの端末" labelledBy="devices">
          {list.rows.map((device) => (
            <li key={device.device_key} id={device.device_key} tabIndex={-1}>
              <div className="min-w-0">
                <p className="font-bold wrap-anywhere">{device.name}</p>
                <p className="ui-meta ui-num">{momentWords(device.last_used_at, today)}に使いました</p>
              </div>
              <div className="col-span-full">
                <Button
                  kind="plain"
                  size="small"
                  busy={busyKey === device.device_key ? '忘れています…' : undefined}
                  onClick={() => forget(device.device_key)}
                >
                  この端末を忘れる
                  <VisuallyHidden>{`（${device.name}）`}</VisuallyHidden>
                </Button>
              </div>
            </li>
          ))}
        </GrowingList>
      )}
      <FailedSaveNotice failure={failure} />
    </section>
  );
}
