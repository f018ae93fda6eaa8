import { AppError } from '@hidamari/domain/errors';
import { Button } from '@hidamari/ui/button';
import type { PartGallery } from '@hidamari/ui/gallery';
import { TextField } from '@hidamari/ui/text-field';
import { useState } from 'react';
import { PageLink } from '../navigation/page-link.tsx';
import { AddressFields, TownChooser } from './address-fields.tsx';
import { DeleteButton } from './delete-button.tsx';
import { useExampleForm } from './example-form.ts';
import { failedSaveOf } from './failed-save.ts';
import { FailedSaveNotice } from './failed-save-notice.tsx';
import { IconField } from './icon-field.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { RowFrame } from './row-frame.tsx';
import { SignInAgain } from './sign-in-again.tsx';
import type { ImageUploadState } from './use-image-upload.ts';
import { VersionChoice } from './version-choice.tsx';
import { WrittenForm } from './written-form.tsx';

const press = () => {};

/** What a save can come back with, as the calls throw it. */
const FAILURES = {
  通信できない: new TypeError('Failed to fetch'),
  こちらの故障: new AppError('server', { detail: { request_id: 'mihon-0001' } }),
  ログインが切れた: new AppError('unauthenticated'),
  待ってほしい: new AppError('too_many', { retryAfter: 30 }),
  メンテナンス中: new AppError('maintenance', { detail: { until: '2026-12-31 03:00:00' } }),
  ほかの画面で変わった: new AppError('conflict'),
  規約が新しくなった: new AppError('consent_outdated'),
} as const;

export const failedSaveGallery: PartGallery = {
  noun: 'failed-save-notice',
  title: '保存できなかったとき',
  states: {
    ...Object.fromEntries(
      Object.entries(FAILURES).map(([name, thrown]) => [
        name,
        <FailedSaveNotice key={name} failure={failedSaveOf(thrown)} onSendAgain={press} />,
      ]),
    ),
    'ログインで、通信できない': <FailedSaveNotice failure={failedSaveOf(new AppError('network'), 'login')} />,
    '確認で、こちらの故障': (
      <FailedSaveNotice failure={failedSaveOf(new AppError('server'), 'check')} onSendAgain={press} />
    ),
    相談を書いているうちにログインが切れた: <SignInAgain href="/login" />,
  },
};

function GuardedForm() {
  const [text, setText] = useState('');
  return (
    <WrittenForm onSend={press} className="grid gap-4">
      <p>
        書いてから<PageLink href="/">ホームへ戻る</PageLink>を押すと、たずねます。
      </p>
      <TextField
        name="guarded"
        label="相談のまえのメモ"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <LeaveGuard isUnsaved={() => text !== ''} onLeave={press} />
      <div>
        <Button type="submit">この内容で保存する</Button>
      </div>
    </WrittenForm>
  );
}

export const writtenFormGallery: PartGallery = {
  noun: 'written-form',
  title: '書いて送る画面',
  states: {
    '書いたまま離れるときに、たずねる': <GuardedForm />,
    くりかえす行: (
      <ul className="grid gap-4">
        <RowFrame name="薬1" onRemove={press}>
          <TextField name="row_medicine" label="薬の名前" need="required" defaultValue="痛み止め" />
        </RowFrame>
      </ul>
    ),
  },
};

export const savedElsewhereGallery: PartGallery = {
  noun: 'version-choice',
  title: 'ほかの端末で変わったもの、消すもの',
  room: 'alone',
  states: {
    どちらを残すか選ぶ: (
      <VersionChoice
        mine={<p>37度5分をこえたら電話する。</p>}
        stored={<p>38度をこえたら電話する。</p>}
        busy={undefined}
        onKeepMine={press}
        onTakeStored={press}
      />
    ),
    たずねてから消す: (
      <DeleteButton
        label="この予定を削除する"
        title="この予定を削除しますか"
        verb="削除する"
        busyVerb="削除しています…"
        onDelete={async () => {}}
      >
        <p>12月4日（金）10:30　見本総合病院</p>
      </DeleteButton>
    ),
  },
};

const PICTURE =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"%3E%3Crect width="8" height="8" fill="%23fbe7b2"/%3E%3C/svg%3E';

const UPLOADS: Readonly<Record<string, ImageUploadState>> = {
  選ぶまえ: { kind: 'empty' },
  送っている: { kind: 'sending', preview: PICTURE, percent: 40 },
  送った: { kind: 'sent', preview: PICTURE, key: 'mihon' },
  送れなかった: {
    kind: 'failed',
    preview: PICTURE,
    text: '画像を送れませんでした。もう一度お試しください。ほかの入力は、この画面に残っています。',
  },
};

const iconField = (state: ImageUploadState) => (
  <IconField upload={{ state, choose: press, again: press, clear: press }} iconUrl={null} onRemove={press} />
);

export const iconFieldGallery: PartGallery = {
  noun: 'icon-field',
  title: '会員の写真',
  room: 'alone',
  states: Object.fromEntries(Object.entries(UPLOADS).map(([name, state]) => [name, iconField(state)])),
};

const NO_ADDRESS = { postal_code: '', prefecture: '', city: '', address: '' };
const EXAMPLE_ADDRESS = {
  postal_code: '182-0026',
  prefecture: '',
  city: '調布市',
  address: '小島町2-35-1',
};

function Address({ initial, errors }: { initial: typeof NO_ADDRESS; errors?: Record<string, string> }) {
  return <AddressFields form={useExampleForm(initial, errors)} isPrefectureRequired />;
}

const town = (city: string, name: string) => ({
  prefecture: 'tokyo',
  prefecture_label: '東京都',
  city,
  town: name,
});

export const addressFieldsGallery: PartGallery = {
  noun: 'address-fields',
  title: '住所',
  room: 'alone',
  states: {
    空: <Address initial={NO_ADDRESS} />,
    誤り: (
      <Address
        initial={EXAMPLE_ADDRESS}
        errors={{
          postal_code: '郵便番号は7桁の数字で入力してください',
          prefecture: '都道府県を選んでください',
        }}
      />
    ),
    いくつかの住所から選ぶ: (
      <TownChooser
        towns={[town('見本市', '日だまり町'), town('見本市', '日だまり東町')]}
        isKeepable
        onChoose={press}
        onKeep={press}
      />
    ),
  },
};
