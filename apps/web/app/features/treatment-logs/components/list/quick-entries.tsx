import { ChipLink, Chips } from '@hidamari/ui/chips';
import { usePageData } from '../../../../shell/page-data.ts';
import { QUICK_ENTRIES, type QuickEntry, quickEntryHref } from '../../log-form/quick-entry.ts';

/** One tap to the field that is wanted most: the form opens with its category chosen and the focus in it. */
export function QuickEntries() {
  const { member } = usePageData();
  // Writing is the member's own: a concierge is not led to a door that is closed.
  if (member?.acting) return null;
  return (
    <Chips name="すぐに記録する" scroll>
      {QUICK_ENTRIES.map((entry: QuickEntry) => (
        <ChipLink key={entry.label} href={quickEntryHref(entry)} icon={entry.icon}>
          {entry.label}
        </ChipLink>
      ))}
    </Chips>
  );
}
