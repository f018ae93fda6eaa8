import './security.css';
import type { ResultOf } from '@hidamari/contract/endpoint';
import type { listLoginHistoriesEndpoint } from '@hidamari/contract/members';
import { screenHref } from '@hidamari/domain/screens';
import { MoreLink } from '@hidamari/ui/link';
import { SectionHeading } from '@hidamari/ui/section-heading';
import { Tag } from '@hidamari/ui/tag';
import { browserApi } from '../../../../shell/data/browser-api.ts';
import { memberCalls } from '../../../../shell/data/contract-calls.ts';
import { type LoginRow, loginWords, momentWords } from '../../login-words.ts';
import { useMoreRows } from '../../use-more-rows.ts';
import { GrowingList } from './growing-list.tsx';

interface Props {
  first: ResultOf<typeof listLoginHistoriesEndpoint>;
  today: string;
}

const idOf = ({ id }: LoginRow) => `login-${id}`;
const read = async (page: number) =>
  browserApi().call((await memberCalls()).listLoginHistoriesEndpoint, { query: { page } });

/** ログインの記録: the last fifty sign-ins (G96), newest first; those that failed are marked by word and sign. */
export function LoginRecords({ first, today }: Props) {
  const list = useMoreRows({ first, idOf, read });
  return (
    <section aria-labelledby="logins" className="grid grid-cols-1 gap-3">
      <SectionHeading size="small" id="logins">
        ログインの記録
      </SectionHeading>
      {list.rows.length === 0 ? (
        <p>まだ記録がありません。</p>
      ) : (
        <GrowingList list={list} what="続きの記録" labelledBy="logins">
          {list.rows.map((row) => (
            <li key={row.id} id={idOf(row)} tabIndex={-1}>
              <div className="min-w-0">
                <p className="ui-num font-bold">{momentWords(row.logged_in_at, today)}</p>
                <p className="ui-meta wrap-anywhere">{loginWords(row)}</p>
              </div>
              {row.result === 'success' ? (
                <Tag tone="ok" icon="check">
                  できた
                </Tag>
              ) : (
                <Tag tone="caution" icon="close">
                  できなかった
                </Tag>
              )}
            </li>
          ))}
        </GrowingList>
      )}
      <MoreLink href={screenHref('/login/logged-in-password-reset')}>
        心当たりがないときは、パスワードを変える
      </MoreLink>
    </section>
  );
}
