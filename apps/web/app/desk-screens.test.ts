import { join } from 'node:path';
import { staffMeEndpoint } from '@hidamari/contract/staff';
import { deskRoomsFor } from '@hidamari/domain/navigation';
import { SCREENS, type ScreenPath } from '@hidamari/domain/screens';
import { STAFF_ROLES, type StaffRole } from '@hidamari/domain/staff';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, it } from 'vitest';
import routes from './routes.ts';

type Loader = (args: { context: object; request: Request; params: object }) => Promise<unknown>;

const DESK_SCREENS = SCREENS.filter(({ path, access }) => path.startsWith('/desk') && access === 'staff');
const ROOMS = [...new Set(STAFF_ROLES.flatMap((role) => deskRoomsFor(role).map(({ screen }) => screen)))];

/** The room that a screen lies in: its own, or the one above it. */
const roomOf = (path: ScreenPath) =>
  ROOMS.filter((room) => `${path}/`.startsWith(`${room}/`)).sort((a, b) => b.length - a.length)[0];

/** At /desk whoever has no queue finds the way to their rooms. */
const mayEnter = (role: StaffRole, path: ScreenPath) =>
  path === '/desk' || deskRoomsFor(role).some(({ screen }) => screen === roomOf(path));

const fileOf = (id: string, entries: readonly RouteConfigEntry[]): string | undefined =>
  entries.map((entry) => (entry.id === id ? entry.file : fileOf(id, entry.children ?? []))).find(Boolean);

/** What somebody of this role finds at a screen, and what was asked of the server beside who they are. */
async function open(role: StaffRole, { id, path }: (typeof DESK_SCREENS)[number]) {
  const asked: string[] = [];
  const api = {
    call: async (endpoint: { path: string }) => {
      if (endpoint === staffMeEndpoint) return { display_name: '佐藤', role, acting: null, recent_acts: [] };
      asked.push(endpoint.path);
      return { data: [] };
    },
  };
  const { loader } = (await import(join(import.meta.dirname, fileOf(id, await routes) ?? id))) as {
    loader: Loader;
  };
  const page = { requestId: 'r-1', api, now: new Date('2026-11-20T03:00:00.000Z'), report: () => {} };
  const request = new Request(`http://localhost:3000${path}`);
  const params = { id: '4f9c1d1e-8f0e-4d6c-9c9f-0c8f0b3b1a11' };
  const found = await loader({ context: { get: () => page }, request, params }).then(
    () => 'open',
    (thrown: { init?: { status: number } }) => thrown.init?.status,
  );
  return { found, asked };
}

it.each(DESK_SCREENS.flatMap((screen) => STAFF_ROLES.map((role) => [screen.path, role, screen] as const)))(
  '%s を %s が開く場合、案内にある部屋なら入れ、ほかは、何も読まずに404を見る（G42）',
  async (path, role, screen) => {
    const { found, asked } = await open(role, screen);
    if (mayEnter(role, path)) expect(found).toBe('open');
    else expect([found, asked]).toEqual([404, []]);
  },
);
