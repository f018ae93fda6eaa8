import { type RestoredRow, restoreRowsEndpoint } from '@hidamari/contract/my-data';
import { type CutImport, cutImport, type ImportFault, type ImportFile } from '@hidamari/domain/my-data';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { browserApi } from '../../shell/data/browser-api.ts';
import { type FailedSave, failedSaveOf } from '../../shell/forms/failed-save.ts';
import { openDocument } from './open-document/open-document.ts';

/** What became of a row, with its place in the file. */
export interface RowResult extends RestoredRow {
  place: number;
}

/** A file that is read in, and how far it has come. */
export interface ImportJob {
  name: string;
  file: ImportFile;
  cut: CutImport;
  /** Parts that the server has answered. */
  sentParts: number;
  results: readonly RowResult[];
}

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

const UNSENDABLE: RestoredRow = { outcome: 'refused', fields: {}, is_without_pictures: false };

function newJob(name: string, file: ImportFile): ImportJob {
  const cut = cutImport(file.logs);
  const results = cut.unsendable.map((place) => ({ ...UNSENDABLE, place }));
  return { name, file, cut, sentParts: 0, results };
}

function withAnswer(job: ImportJob, rows: readonly RestoredRow[]): ImportJob {
  const places = job.cut.parts[job.sentParts]?.places ?? [];
  const answered = rows.map((row, at) => ({ ...row, place: places[at] ?? 0 }));
  return { ...job, sentParts: job.sentParts + 1, results: [...job.results, ...answered] };
}

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

const isOnItsWay = ({ kind }: ImportState) => kind === 'sending' || kind === 'stopping';

/**
 * Reading an export back in: checked in the browser, then sent part by part. It can be stopped at every part and gone
 * on with; the same rows sent twice are restored once, so nothing has to be remembered beyond this page.
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
      for (let part = job.cut.parts[job.sentParts]; part; part = job.cut.parts[job.sentParts]) {
        const { rows } = await browserApi().call(restoreRowsEndpoint, { body: { logs: [...part.rows] } });
        job = withAnswer(job, rows);
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
          ? { kind: 'offered', job: newJob(name, read.file) }
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
