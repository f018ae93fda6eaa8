import { categoriesOf } from '@hidamari/domain/treatment-logs';
import { iconNamed } from '@hidamari/ui/icon';
import { Tag } from '@hidamari/ui/tag';
import type { LogContents } from '../../log-form/log-form-values.ts';

/** The categories of a log. */
export function LogTags({ log }: { log: LogContents }) {
  return categoriesOf(log).map(({ flag, label, icon }) => (
    <Tag key={flag} icon={iconNamed(icon) ?? 'file'}>
      {label}
    </Tag>
  ));
}
