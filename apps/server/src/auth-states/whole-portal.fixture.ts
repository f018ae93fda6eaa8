import { afterAll, beforeAll } from 'vitest';
import { buildApp } from '../app.ts';
import type { Settings } from '../config/settings.ts';
import { seedDemoEligibility } from '../modules/eligibility/index.ts';
import { seedDemoMembers } from '../modules/identity/index.ts';
import { type PortalUnderTest, startPortal } from '../modules/identity/portal-under-test.fixture.ts';
import { createPortalModules } from '../portal-modules.ts';

const STATUS: Readonly<Record<string, number>> = { not_found: 404, members_own: 403 };

/** What the door lets through is drawn by nobody here: which screen was entered is all these tests ask. */
const ENTERED = async (_request: Request, _context: unknown, { kind }: { kind: string }) =>
  new Response('<!doctype html><p>-</p>', {
    status: STATUS[kind] ?? 200,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });

/** Every module of the portal behind the real doors, with demo members, on one database for a whole file. */
export function useWholePortal(settings: Partial<Settings> = {}): PortalUnderTest {
  const portal = {} as PortalUnderTest;
  let close: (() => Promise<void>)[] = [];
  beforeAll(async () => {
    const started = await startPortal({ settings });
    const { dependencies } = started;
    const { parts } = await createPortalModules(dependencies, { pages: ENTERED });
    const app = await buildApp(dependencies, parts);
    close = [() => app.close(), () => started.close()];
    Object.assign(portal, started, { app });
    await seedDemoMembers(dependencies);
    await seedDemoEligibility(dependencies.database);
  });
  afterAll(async () => {
    for (const end of close) await end();
  });
  return portal;
}
