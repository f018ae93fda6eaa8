import type { Challenge } from '@hidamari/contract/auth';
import { type PreparedExport, prepareExportEndpoint } from '@hidamari/contract/my-data';
import { useEffect, useState } from 'react';
import { codeIs, PROOF_OVER, useAccountProof } from '../../parts/account-proof/use-account-proof.ts';
import { browserApi } from '../../shell/data/browser-api.ts';
import { forgetDraft, readDraft, saveDraft } from '../../shell/forms/use-draft.ts';
import { portalNow } from '../../shell/portal-clock/index.ts';
import { useStepHistory } from '../../shell/step-history.ts';

/** Where the download stands. Whoever sits before an open screen shows the password first (G136). */
export type ExportStep =
  | { kind: 'rest'; note?: string }
  | { kind: 'password'; note?: string }
  | { kind: 'code'; asked: Challenge }
  /** isFresh: prepared a moment ago, and not found again after a reload. */
  | { kind: 'ready'; prepared: PreparedExport; isFresh: boolean };

/** From a link that is ready one goes back to nothing: it stays until it ends. */
const DEPTH: Readonly<Record<ExportStep['kind'], number>> = { rest: 0, password: 1, code: 2, ready: 0 };

/** The link is kept in this tab until it ends or its member logs out: a reload does not ask for the password again. */
const KEPT = 'my-data-export';

const LINK_OVER = 'リンクの期限が切れました。もう一度、ダウンロードの準備をしてください。';

const isOver = ({ expires_at }: PreparedExport) => Date.parse(expires_at) <= portalNow().getTime();

/** Preparing a download of one's own data: the password, a code where there is one, then the link. */
export function useExport() {
  const proof = useAccountProof(false);
  const [step, setStep] = useState<ExportStep>({ kind: 'rest' });
  useStepHistory('export', DEPTH[step.kind], (depth) => setStep({ kind: depth === 0 ? 'rest' : 'password' }));
  useEffect(() => {
    const prepared = readDraft<PreparedExport>(KEPT);
    if (prepared === null) return;
    if (isOver(prepared)) forgetDraft(KEPT);
    else setStep({ kind: 'ready', prepared, isFresh: false });
  }, []);

  const prepare = async () => {
    try {
      const prepared = await browserApi().call(prepareExportEndpoint, {});
      saveDraft(KEPT, prepared);
      setStep({ kind: 'ready', prepared, isFresh: true });
    } catch (error) {
      if (!codeIs(error, 'forbidden')) throw error;
      setStep({ kind: 'password', note: PROOF_OVER });
    }
  };

  return {
    step,
    begin: () => setStep({ kind: 'password' }),
    giveUp: () => setStep({ kind: 'rest' }),
    /** Rejects with what the form says. */
    async showPassword(body: { present_password: string }): Promise<void> {
      const asked = await proof.showPassword(body);
      if (asked) setStep({ kind: 'code', asked });
      else await prepare();
    },
    /** Rejects with what the form says. */
    async showCode(code: string): Promise<void> {
      const note = await proof.showCode(code);
      if (note === null) await prepare();
      else setStep({ kind: 'password', note });
    },
    /** False once the link has ended; the step then says so. */
    mayDownload(prepared: PreparedExport): boolean {
      if (!isOver(prepared)) return true;
      forgetDraft(KEPT);
      setStep({ kind: 'rest', note: LINK_OVER });
      return false;
    },
  };
}
