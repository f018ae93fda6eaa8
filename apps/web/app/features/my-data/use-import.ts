import { restoreRowsEndpoint } from '@hidamari/contract/my-data';
import type { ImportFault } from '@hidamari/domain/my-data';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { browserApi } from '../../shell/data/browser-api.ts';
import { type FailedSave, failedSaveOf } from '../../shell/forms/failed-save.ts';
import { awaitingLogs, type ImportJob, newJob, withAnswer } from './import-job.ts';
import { openDocument } from './open-document/open-document.ts';
import { restorePictures } from './restore-pictures.ts';

/**
 * offered: nothing has been sent. stopping: the part on its way is waited for. stopped: by the member. failed: by a
 * fault; both can be gone on with.
 */
export type ImportState =
  | { kind: 'rest' }
  | { kind: 'reading'; name: string }
  | { kind: 'refused'; name: string; fault: ImportFault }
  | { kind: 'offered'; job: ImportJob }
  | { kind: 'sending' | 'stopping' | 'stopped'; job: ImportJob }
  | { kind: 'done'; job: ImportJob }
  | { kind: 'failed'; job: ImportJob; failure: FailedSave };

/** Nothing was typed here; what is told is how much is back already. */
function failureOf(error: unknown): FailedSave {
  const failure = failedSaveOf(error);
  const isOurs = failure.error !== null && failure.outcome !== 'keep';
  const text = isOurs ? failure.text : '途中で通信できなくなりました。';
  return {
    ...failure,
    text: `${text}ここまでに戻した記録は、残っています。続きから読み込めます。`,
    canSendAgain: false,
  };
}

/** A step further: the next part of the logs, then the pictures of the next log. Null at the end. */
async function goOn(job: ImportJob): Promise<ImportJob | null> {
  const part = job.cut.parts[job.sentParts];
  if (part) {
    const { rows } = await browserApi().call(restoreRowsEndpoint, { body: { logs: [...part.rows] } });
    return withAnswer(job, rows);
  }
  const { openPicture, picturedWhole } = job;
  const log = awaitingLogs(job)[picturedWhole.length];
  if (!openPicture || !log) return null;
  return { ...job, picturedWhole: [...picturedWhole, await restorePictures(log, { openPicture })] };
}

const isOnItsWay = ({ kind }: ImportState) => kind === 'sending' || kind === 'stopping';

/**
 * Reading an export back in: checked in the browser, then sent part by part, the pictures log by log after them. It can
 * be stopped at every step and gone on with; the same file read twice restores everything once, so nothing has to be
 * remembered beyond this page.
 */
export function useImport() {
  const client = useQueryClient();
  const [state, setState] = useState<ImportState>({ kind: 'rest' });
  /** Counts up with every file, stop and leave: only the run that holds the newest number goes on. */
  const run = useRef(0);
  useEffect(
    () => () => {
      run.current += 1;
    },
    [],
  );

  const send = async (from: ImportJob) => {
    run.current += 1;
    const mine = run.current;
    let job = from;
    setState({ kind: 'sending', job });
    try {
      for (let next = await goOn(job); next !== null; next = await goOn(job)) {
        job = next;
        if (run.current !== mine) break;
        setState({ kind: 'sending', job });
      }
      if (run.current === mine) setState({ kind: 'done', job });
      else setState((now) => (isOnItsWay(now) ? { kind: 'stopped', job } : now));
    } catch (error) {
      setState((now) => (isOnItsWay(now) ? { kind: 'failed', job, failure: failureOf(error) } : now));
    }
    // Whatever shows logs was kept from before: dropped where nobody looks at it, asked for again where somebody does.
    client.removeQueries({ type: 'inactive' });
    await client.invalidateQueries();
  };

  return {
    state,
    async choose(file: File): Promise<void> {
      run.current += 1;
      const mine = run.current;
      setState({ kind: 'reading', name: file.name });
      const read = await openDocument(file);
      if (run.current !== mine) return;
      const { name } = file;
      setState(
        read.kind === 'ready'
          ? { kind: 'offered', job: newJob(name, read) }
          : { kind: 'refused', name, fault: read.fault },
      );
    },
    /** Begins, or goes on after a stop or a fault. */
    begin: (job: ImportJob) => void send(job),
    /** The part on its way is waited for: what it restores is told. */
    stop: () => {
      run.current += 1;
      setState((now) => (now.kind === 'sending' ? { kind: 'stopping', job: now.job } : now));
    },
    /** Makes room for another file. */
    startOver: () => setState({ kind: 'rest' }),
  };
}
