import type { ApiClient } from '@hidamari/contract/client';
import { type StaffMe, staffMeEndpoint } from '@hidamari/contract/staff';
import { AppError } from '@hidamari/domain/errors';
import { screenHref } from '@hidamari/domain/screens';
import { type StaffPermission, staffMay } from '@hidamari/domain/staff';
import { redirectDocument } from 'react-router';
import type { PageContext } from '../../page-context.ts';
import { noSuchPage } from '../../shell/content-fault.ts';
import { rejectedOnServer } from '../../shell/data/rejected-query.ts';

/**
 * Who sits at the desk, for a page of it. A session that ended between the door and here leads to the login; a room
 * that the role may not enter is not there.
 */
export async function loadDesk(page: PageContext, permission?: StaffPermission): Promise<StaffMe> {
  const me = await askDesk(page, 'getStaffMe', (api) => api.call(staffMeEndpoint, {}));
  if (permission && !staffMay(me.role, permission)) throw noSuchPage(page);
  return me;
}

/** A call of the desk while a page is rendered. */
export async function askDesk<T>(
  page: PageContext,
  name: string,
  ask: (api: ApiClient) => Promise<T>,
): Promise<T> {
  try {
    return await ask(page.api);
  } catch (error) {
    const isOver = error instanceof AppError && error.code === 'unauthenticated';
    throw isOver ? redirectDocument(screenHref('/desk/login')) : rejectedOnServer(error, name, page);
  }
}
