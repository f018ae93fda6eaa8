import type { Executor } from '../../database/database.ts';
import type { ModuleWith } from '../../portal-module.ts';
import { listMarks } from './viewed.repository.ts';
import { type ViewedNeeds, viewedRoutes } from './viewed.routes.ts';

/** What a member has seen, for badges and for what is shown once (G95, G144). */
export function createViewedModule(needs: ViewedNeeds): ModuleWith<'routes'> {
  return { routes: viewedRoutes(needs) };
}

/** Ids of the articles, or services, that a member has opened (G95). */
export async function listSeen(
  executor: Executor,
  memberId: string,
  kind: 'article' | 'service',
): Promise<string[]> {
  return (await listMarks(executor, memberId, [kind])).map(({ target }) => target);
}
