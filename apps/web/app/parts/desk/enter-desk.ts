import type { ApiClient } from '@hidamari/contract/client';
import { type StaffMe, staffMeEndpoint } from '@hidamari/contract/staff';
import { AppError } from '@hidamari/domain/errors';
import { screenHref } from '@hidamari/domain/screens';
import { type StaffPermission, staffMay } from '@hidamari/domain/staff';
import { redirectDocument } from 'react-router';
import type { PageContext } from '../../page-context.ts';
import { rejectedOnServer } from '../../shell/data/rejected-query.ts';

/**
 * Who is at the desk, for the loader of each of its screens. A role without the permission reads 404, as at an address
 * that is not there; the server's calls refuse it by the same table (G42).
 */
export async function enterDesk(page: PageContext, permission: StaffPermission): Promise<StaffMe> {
  const me = await askForDesk(page, 'getStaffMe', (api) => api.call(staffMeEndpoint, {}));
  if (!staffMay(me.role, permission)) throw rejectedOnServer(new AppError('not_found'), 'getStaffMe', page);
  return me;
}

/** What a screen of the desk asks for while it is rendered. A session that ended between the door and here leads to the login. */
export async function askForDesk<T>(
  page: PageContext,
  queryName: string,
  ask: (api: ApiClient) => Promise<T>,
): Promise<T> {
  try {
    return await ask(page.api);
  } catch (error) {
    const isOver = error instanceof AppError && error.code === 'unauthenticated';
    throw isOver ? redirectDocument(screenHref('/desk/login')) : rejectedOnServer(error, queryName, page);
  }
}
