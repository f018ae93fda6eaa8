import { fieldLabel } from '@hidamari/domain/members';
import './security.css';
import type { CurrentUser } from '@hidamari/contract/members';
import { screenHref } from '@hidamari/domain/screens';
import { TelephoneLink } from '@hidamari/ui/call-box';
import { Card } from '@hidamari/ui/card';
import { LinkRow } from '@hidamari/ui/link-row';
import { Notice } from '@hidamari/ui/notice';
import { SectionHeading } from '@hidamari/ui/section-heading';
import { Tag } from '@hidamari/ui/tag';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { AccountProof } from '../../../../parts/account-proof/use-account-proof.ts';
import { askCurrentUserAnew } from '../../../../shell/data/current-user.ts';
import { forgetDraft } from '../../../../shell/forms/use-draft.ts';
import { useSupportDesk } from '../../../../shell/use-support-desk.ts';
import { type AddressKind, useAddressChange } from '../../use-address-change.ts';
import { MailArrival } from '../mail-arrival.tsx';
import { AddressChangeSteps } from './address-change-steps.tsx';
import { draftOfAddress } from './new-address-step.tsx';
import { PressRow } from './press-row.tsx';

/** What the account is reached by, masked by the server: a screen is easily seen by others. */
export interface MaskedMeans {
  masked_email?: string | undefined;
  masked_phone_number?: string | undefined;
  is_email_verified?: boolean | undefined;
  is_email_taken?: boolean | undefined;
}

interface Props {
  means: MaskedMeans;
  user: Pick<
    CurrentUser,
    | 'email'
    | 'email_verified_at'
    | 'email_refused_at'
    | 'phone_number'
    | 'hash_user_id'
    | 'sent_arrival_confirmation_email_at'
  >;
  proof: AccountProof;
  today: string;
}

const DONE: Readonly<Record<AddressKind, string>> = {
  email: 'メールアドレスを変えました。これからは、新しいアドレスでログインし、お知らせもそこに届きます。',
  phone_number: '携帯電話番号を変えました。これからは、新しい番号でログインします。',
};

const NONE = 'まだありません';

function MailState({ means: { masked_email, is_email_verified } }: { means: MaskedMeans }) {
  if (!masked_email) return null;
  return (
    <span>
      {is_email_verified ? (
        <Tag tone="ok" icon="check">
          確認済み
        </Tag>
      ) : (
        <Tag tone="caution" icon="clock">
          確認がまだです
        </Tag>
      )}
    </span>
  );
}

/** The three rows. After a change that was given up, the focus goes back to the row it began with. */
function MeansRows({
  means,
  begunWith,
  onBegin,
}: {
  means: MaskedMeans;
  begunWith: AddressKind | null;
  onBegin: (of: AddressKind) => void;
}) {
  const begun = useRef<HTMLButtonElement>(null);
  useEffect(() => begun.current?.focus(), []);
  const refOf = (of: AddressKind) => (of === begunWith ? begun : undefined);
  return (
    <ul className="security-rows">
      <li>
        <PressRow
          ref={refOf('email')}
          icon="mail"
          title="メールアドレス"
          value={means.masked_email ?? NONE}
          state={<MailState means={means} />}
          verb="変える"
          onPress={() => onBegin('email')}
        />
      </li>
      <li>
        <PressRow
          ref={refOf('phone_number')}
          icon="phone"
          title={fieldLabel('mobile_phone_number')}
          value={means.masked_phone_number ?? NONE}
          verb="変える"
          onPress={() => onBegin('phone_number')}
        />
      </li>
      <li>
        <LinkRow
          href={screenHref('/login/logged-in-password-reset')}
          icon="lock"
          title="パスワード"
          note="新しいパスワードに変える"
        />
      </li>
    </ul>
  );
}

/** What was changed, where the focus goes. */
function Changed({ of }: { of: AddressKind }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1}>
      <Notice tone="ok" live>
        <p>{DONE[of]}</p>
      </Notice>
    </div>
  );
}

/** The change of an address, and what it leaves behind: the means as they stand now, no draft, a user asked for anew. */
function useMeans({ means: atFirst, user: { hash_user_id: owner }, proof }: Props) {
  const client = useQueryClient();
  const [means, setMeans] = useState(atFirst);
  const change = useAddressChange(proof, async (of, masked) => {
    forgetDraft(draftOfAddress(of, owner));
    setMeans((now) =>
      of === 'email'
        ? { ...now, masked_email: masked, is_email_verified: true }
        : { ...now, masked_phone_number: masked },
    );
    await askCurrentUserAnew(client);
  });
  return { means, change };
}

/**
 * ログインに使うもの: the address and the number are changed here (decision 0025), the password on its own screen
 * (U-L17).
 */
export function SignInMeans(props: Props) {
  const { user, today } = props;
  const { number } = useSupportDesk();
  const { means, change } = useMeans(props);
  const [begunWith, setBegunWith] = useState<AddressKind | null>(null);
  const begin = (of: AddressKind) => {
    setBegunWith(of);
    change.begin(of);
  };
  return (
    <section aria-labelledby="means" className="grid grid-cols-1 content-start gap-3">
      <SectionHeading size="small" id="means">
        ログインに使うもの
      </SectionHeading>
      {change.done ? <Changed of={change.done} /> : null}
      {change.step.kind === 'rest' ? (
        <>
          <MeansRows means={means} begunWith={change.done ? null : begunWith} onBegin={begin} />
          <MailArrival user={user} today={today} isTaken={means.is_email_taken === true} />
        </>
      ) : (
        <Card>
          <AddressChangeSteps change={change} present={user} owner={user.hash_user_id} />
        </Card>
      )}
      <p className="ui-meta mt-3">
        いまの番号やアドレスを使えず、変えられないときは、お電話でうけたまわります。
        <TelephoneLink number={number} size="normal" />
      </p>
    </section>
  );
}
