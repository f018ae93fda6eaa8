import type { CurrentUser } from '@hidamari/contract/members';
import { firstCharacter } from '@hidamari/domain/japanese-text';
import { RELATIONSHIPS } from '@hidamari/domain/option-sets';
import { Card } from '@hidamari/ui/card';
import { Avatar } from '@hidamari/ui/site-header';

function standing({ is_self: isSelf, relationship }: CurrentUser): string {
  if (isSelf) return 'ご本人';
  const label = RELATIONSHIPS.find(({ value }) => value === relationship)?.label;
  return label === undefined ? 'ご家族など' : `ご家族など（ご本人は${label}）`;
}

/** 2026年6月. The wire's timestamps are Japan's own time. */
const monthOf = (timestamp: string) => `${timestamp.slice(0, 4)}年${Number(timestamp.slice(5, 7))}月`;

/** The member's disc, name, and since when they are here. */
export function AccountHead({ user }: { user: CurrentUser }) {
  return (
    <Card>
      <div className="flex items-center gap-4">
        <Avatar
          initial={firstCharacter(user.last_name || user.first_name)}
          picture={user.icon_url ?? undefined}
          size="large"
        />
        <div>
          <p className="text-xl font-bold">{user.full_name} 様</p>
          <p className="ui-meta">
            {standing(user)}・{monthOf(user.created_at)}に登録
          </p>
        </div>
      </div>
    </Card>
  );
}
