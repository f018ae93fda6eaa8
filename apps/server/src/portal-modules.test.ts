import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { OUTBOX_KINDS } from './jobs/outbox.ts';
import { createPortalModules } from './portal-modules.ts';
import { usePortal } from './portal-under-test/portal-under-test.fixture.ts';

const portal = usePortal();

const FOLDER = fileURLToPath(new URL('modules/', import.meta.url));

/** Made before the list: the mail module by the composition, which picks what sends; the maintenance switch by the door. */
const MADE_ELSEWHERE = ['mail', 'maintenance'];

/** Folders whose index makes a module, in the words of the list. */
function foldersOfModules(): string[] {
  const folders = readdirSync(FOLDER).filter((folder) => {
    const index = `${FOLDER}${folder}/index.ts`;
    return existsSync(index) && /export function create\w+Module\(/.test(readFileSync(index, 'utf8'));
  });
  return folders
    .filter((folder) => !MADE_ELSEWHERE.includes(folder))
    .map((folder) => folder.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()));
}

describe('the list of modules', () => {
  it('has every folder that makes a module', () => {
    expect(Object.keys(portal.modules).sort()).toEqual(foldersOfModules().sort());
  });

  it('記録、コメント、写真の順に移り、選んだものはあとから移る（G40）', () => {
    const keepers = Object.entries(portal.modules).filter(([, module]) => 'belongings' in module);
    expect(keepers.map(([name]) => name)).toEqual([
      'treatmentLogs',
      'logComments',
      'uploads',
      'nextVisits',
      'contactThresholds',
      'monitor',
      'favourites',
      'consultations',
      'surveys',
      'inquiries',
      'handover',
      'popups',
    ]);
  });

  it('brings the jobs and the handlers of each', async () => {
    const pages = async () => new Response();
    const { modules, jobs, handlers } = await createPortalModules(portal.dependencies, { pages });
    const { withdrawal, notices, surveys } = modules;
    expect(jobs).toEqual(expect.arrayContaining([...withdrawal.jobs, ...notices.jobs, ...surveys.jobs]));
    expect(handlers).toMatchObject({ ...withdrawal.handlers, ...notices.handlers, ...surveys.handlers });
    expect(new Set(jobs.map(({ name }) => name)).size).toBe(jobs.length);
  });

  it('has one handler for each kind of message of the outbox', () => {
    const ofMail = ['send-mail', 'send-sms', 'send-line', 'send-nothing'];
    const ofModules = Object.values(portal.modules).flatMap((module) =>
      'handlers' in module ? Object.keys(module.handlers) : [],
    );
    expect([...ofMail, ...ofModules].sort()).toEqual([...OUTBOX_KINDS].sort());
  });
});
