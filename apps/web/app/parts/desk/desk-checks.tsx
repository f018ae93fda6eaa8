import { type DeskCheck, deskChecks } from '@hidamari/domain/desk-checks';
import { type StaffRole, staffMay } from '@hidamari/domain/staff';
import { ExternalLink } from '@hidamari/ui/link';
import { Notice } from '@hidamari/ui/notice';
import { useToday } from '../../shell/use-now.ts';

/** What is to be compared with the world today, for those who keep the days off (G7, G119); for others, and mostly, nothing. */
export function DeskChecks({ role }: { role: StaffRole }) {
  const today = useToday();
  if (!staffMay(role, 'keep-closures')) return null;
  return <DeskCheckList checks={deskChecks(today)} />;
}

/** The same, of these checks. */
export function DeskCheckList({ checks }: { checks: readonly DeskCheck[] }) {
  if (checks.length === 0) return null;
  return (
    <div className="mb-6 grid gap-4 [word-break:auto-phrase]">
      {checks.map(({ id, title, text, items }) => (
        <Notice key={id} tone="caution" title={title}>
          <p>{text}</p>
          {items.length === 0 ? null : (
            <ul className="mt-2">
              {items.map(({ text: what, source }) => (
                <li key={what} className="ui-num">
                  <ExternalLink href={source} className="inline-flex min-h-12 flex-wrap items-center">
                    {what}
                  </ExternalLink>
                </li>
              ))}
            </ul>
          )}
        </Notice>
      ))}
    </div>
  );
}
