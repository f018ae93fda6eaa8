import { isHandoverPartner } from '@hidamari/domain/handover';
import type { PageContext } from '../../page-context.ts';
import { partOrNull } from '../../shell/content-fault.ts';

/** Who runs each partner service, by its id: what the content service says today. Empty where it cannot be read. */
export async function readOperators(page: PageContext): Promise<Record<string, string>> {
  const services = await partOrNull(page, page.content.services());
  const partners = (services?.value ?? []).filter(({ id }) => isHandoverPartner(id));
  return Object.fromEntries(partners.map(({ id, provider_name: operator }) => [id, operator]));
}
