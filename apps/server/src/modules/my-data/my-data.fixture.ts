import type { RestoredRow } from '@hidamari/contract/my-data';
import type { TreatmentLog, TreatmentLogForm } from '@hidamari/contract/treatment-logs';
import { unzipSync } from 'fflate';
import { expect } from 'vitest';
import { type MadeMember, makeMember } from '../../portal-under-test/make-member.fixture.ts';
import type { PortalUnderTest } from '../../portal-under-test/portal-under-test.fixture.ts';
import { PASSWORD } from '../identity/sign-up.fixture.ts';

/** The JSON of an export, as a reader sees it. */
export interface ExportedDocument {
  format: string;
  format_version: number;
  exported_at: string;
  profile: Record<string, unknown>;
  logs: TreatmentLog[];
}

/** A member with their own calls on the data that is theirs. */
export async function dataOwner(portal: PortalUnderTest, registered: Record<string, unknown> = {}) {
  const person = await makeMember(portal, 'general', registered);
  return { ...person, ...callsOf(person) };
}

type Person = Pick<MadeMember, 'browser' | 'accessToken'>;

export function callsOf({ browser, accessToken }: Person) {
  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
    browser.call(method, path, body, accessToken);
  const prove = (present_password = PASSWORD) =>
    call('POST', '/account-security/proof', { present_password });
  const prepare = () => call('POST', '/my-data/exports');
  const preparedPath = async (): Promise<string> => {
    await prove();
    const prepared = await prepare();
    expect(prepared.statusCode, prepared.body).toBe(201);
    return prepared.json().path;
  };
  const download = async (path: string) => await browser.ask(path);
  return {
    call,
    prove,
    prepare,
    preparedPath,
    download,
    /** Every file of an export made now, by its path in the ZIP. */
    async files(): Promise<Record<string, Uint8Array>> {
      const answer = await download(await preparedPath());
      expect(answer.statusCode, answer.body).toBe(200);
      return unzipSync(new Uint8Array(answer.rawPayload));
    },
    async document(): Promise<ExportedDocument> {
      return documentIn(await this.files());
    },
    async write(log: TreatmentLogForm): Promise<TreatmentLog> {
      const made = await call('POST', '/treatment-logs', log);
      expect(made.statusCode, made.body).toBe(201);
      return made.json();
    },
    /** Reads logs back in, as many at once as one call takes. */
    async restore(logs: readonly unknown[]): Promise<RestoredRow[]> {
      const rows: RestoredRow[] = [];
      for (let start = 0; start < logs.length; start += 50) {
        const answer = await call('POST', '/my-data/imports', { logs: logs.slice(start, start + 50) });
        expect(answer.statusCode, answer.body).toBe(200);
        rows.push(...answer.json().rows);
      }
      return rows;
    },
  };
}

export function documentIn(files: Record<string, Uint8Array>): ExportedDocument {
  return JSON.parse(textIn(files, 'hidamari-my-data.json'));
}

export function textIn(files: Record<string, Uint8Array>, name: string): string {
  const file = files[name];
  if (!file) throw new Error(`${name} is not among ${Object.keys(files)}`);
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(file);
}

/** A log of somebody's own. */
export const aLog = (change: Partial<TreatmentLogForm> = {}): TreatmentLogForm => ({
  log_date: '2026-03-01',
  is_other_log: true,
  other: { text: '庭の水やり' },
  ...change,
});

/**
 * What a log says, without what belongs to the one copy: number, version, times of writing and reading, pictures, next
 * visit. Two logs that say the same are the same to their member.
 */
export function contentsOf(log: TreatmentLog): unknown {
  const { id, version, created_at, updated_at, viewed_at, next_visit_id, files, ...contents } = log;
  const test_results = contents.test_results.map((sheet) => ({ ...sheet, images: [] }));
  return { ...contents, images: [], test_results };
}
