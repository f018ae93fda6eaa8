import { confirmEntriesEndpoint } from '@hidamari/contract/hosted-login';
import type { CurrentUser } from '@hidamari/contract/members';
import { formatBirthday } from '@hidamari/domain/japanese-dates';
import {
  fieldLabel,
  formatPhone,
  formatPostalCode,
  fullName,
  PROFILE_FIELDS,
  profileFieldsOf,
} from '@hidamari/domain/members';
import { GENDERS, RELATIONSHIPS, STAGES } from '@hidamari/domain/option-sets';
import { PREFECTURES } from '@hidamari/domain/prefectures';
import { Button, ButtonLink } from '@hidamari/ui/button';
import { Card } from '@hidamari/ui/card';
import { type Definition, DefinitionList } from '@hidamari/ui/definition-list';
import { Notice } from '@hidamari/ui/notice';
import { useState } from 'react';
import { browserApi } from '../../../shell/data/browser-api.ts';
import { FailedSaveNotice } from '../../../shell/forms/failed-save-notice.tsx';
import { useAction } from '../../../shell/forms/use-action.ts';

export interface StaffEntriesProps {
  user: CurrentUser;
  /** Names of the kinds of cancer by id. */
  cancerNames: Readonly<Record<string, string>>;
}

function labelIn(options: readonly { value: string; label: string }[], value: string | null): string {
  return options.find((option) => option.value === value)?.label ?? '';
}

function rowsOf({ user, cancerNames }: StaffEntriesProps): Definition[] {
  const prefecture = PREFECTURES.find(({ key }) => key === user.prefecture)?.label ?? '';
  const postal = user.postal_code === null ? '' : `〒${formatPostalCode(user.postal_code)}`;
  const cancers = (user.diagnosed_cancers ?? []).map(
    ({ cancer_type_id: id, stage }) => `${cancerNames[id] ?? id}（${labelIn(STAGES, stage)}）`,
  );
  return [
    { term: 'お名前', description: user.full_name },
    { term: 'お名前（カナ）', description: fullName(user.last_name_kana, user.first_name_kana) },
    {
      term: fieldLabel('birthday'),
      description: user.birthday === null ? '' : formatBirthday(user.birthday),
    },
    { term: fieldLabel('sex'), description: labelIn(GENDERS, user.sex) },
    {
      term: fieldLabel('mobile_phone_number'),
      description: user.phone_number === null ? '' : formatPhone(user.phone_number),
    },
    { term: 'メールアドレス', description: user.email ?? '' },
    { term: '証券番号', description: user.insurance_number ?? '' },
    {
      term: 'ご住所',
      description: [postal, prefecture, user.city, user.address].filter(Boolean).join(' '),
    },
    {
      term: fieldLabel('is_self'),
      description: user.is_self
        ? 'わたし（本人）'
        : `家族など身近な人（${labelIn(RELATIONSHIPS, user.relationship)}）`,
    },
    { term: fieldLabel('diagnosed_cancers'), description: cancers.join('、') },
    ...profileFieldsOf(PROFILE_FIELDS.illness).map(({ name, field }) => ({
      term: field.label,
      description: user[name] ?? '',
    })),
    {
      term: fieldLabel('supporters'),
      description: user.supporters.map(({ nickname }) => nickname).join('、'),
    },
    { term: fieldLabel('agent'), description: user.agent?.agent_full_name ?? '' },
    { term: 'お知らせのメール', description: user.accepts_info_delivery ? '受け取る' : '受け取らない' },
  ];
}

/** What staff entered for this member, looked at once at the first login (G43): right, or something is different. */
export function StaffEntries(props: StaffEntriesProps) {
  const [next, setNext] = useState<string | null>(null);
  const answer = async (isCorrect: boolean) => {
    const { url } = await browserApi().call(confirmEntriesEndpoint, { body: { is_correct: isCorrect } });
    if (isCorrect) window.location.assign(url);
    else setNext(url);
  };
  const { run, busyWith, failure } = useAction(answer, { act: 'proceed', leaves: true });
  return (
    <>
      <Card>
        <DefinitionList items={rowsOf(props)} />
      </Card>
      <FailedSaveNotice failure={failure} />
      {next === null ? (
        <>
          <Button
            width="full"
            onClick={() => run(true)}
            busy={busyWith === true ? '進んでいます…' : undefined}
          >
            この内容で続ける
          </Button>
          <Button
            kind="plain"
            width="full"
            onClick={() => run(false)}
            busy={busyWith === false ? 'お伝えしています…' : undefined}
          >
            違うところがある
          </Button>
        </>
      ) : (
        <>
          <Notice title="お知らせくださり、ありがとうございます" live>
            <p>下の番号にお電話ください。相談員が一緒に直します。このまま使い始めることもできます。</p>
          </Notice>
          <ButtonLink href="/account/edit" kind="plain" width="full">
            自分で直す
          </ButtonLink>
          <ButtonLink href={next} width="full">
            このまま進む
          </ButtonLink>
        </>
      )}
    </>
  );
}
