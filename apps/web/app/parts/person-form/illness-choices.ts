import type { ContentReader } from '@hidamari/contract/content';
import type { SelectGroup, SelectOption } from '@hidamari/ui/select-field';
import type { PageContext } from '../../page-context.ts';
import { partOrNull } from '../../shell/content-fault.ts';

/** What can be chosen about an illness (G98); null where the content service did not tell. */
export interface IllnessChoices {
  /** Kinds of cancer under their part of the body. */
  cancers: SelectGroup[];
  times: SelectOption[];
  statuses: SelectOption[];
}

const inOrder = <T extends { order: number }>(rows: readonly T[]) =>
  [...rows].sort((a, b) => a.order - b.order);

/** Reads the choices for a page. The page stands without them: its part says so and offers the telephone (G103). */
export async function readIllnessChoices(page: PageContext): Promise<IllnessChoices | null> {
  return partOrNull(page, readChoices(page.content));
}

async function readChoices(content: ContentReader): Promise<IllnessChoices> {
  const [parts, types, times, statuses] = await Promise.all([
    content.cancerParts(),
    content.cancerTypes(),
    content.diagnosedTimes(),
    content.treatmentStatuses(),
  ]);
  const ordered = inOrder(types.value);
  return {
    cancers: inOrder(parts.value).map((part) => ({
      label: part.name,
      options: ordered
        .filter(({ part_id: of }) => of === part.id)
        .map(({ id, name }) => ({ value: id, label: name })),
    })),
    times: inOrder(times.value).map(({ id, name }) => ({ value: id, label: name })),
    statuses: statuses.value.map(({ id, name }) => ({ value: id, label: name })),
  };
}
