import { EXAMPLE_PICTURE, press } from '../gallery/example-data.ts';
import type { PartGallery } from '../gallery/part-gallery.ts';
import { UploadButton, UploadField, type UploadRow } from './index.ts';

const ROWS = {
  sent: { id: '1', name: '画像1', detail: '1.8MB', preview: EXAMPLE_PICTURE, state: { kind: 'sent' } },
  sending: {
    id: '2',
    name: '画像2',
    detail: '3.2MB',
    preview: EXAMPLE_PICTURE,
    state: { kind: 'sending', percent: 64 },
  },
  checking: { id: '3', name: '画像3', detail: '2.4MB', state: { kind: 'checking' } },
  waiting: {
    id: '4',
    name: '書類4',
    detail: '0.4MB',
    state: { kind: 'waiting', text: '電波がもどったら送ります' },
  },
  failed: {
    id: '5',
    name: '書類5',
    detail: 'yoyaku-hyou-2026-11-20-hinata-sogo-byoin.pdf',
    state: { kind: 'failed', text: '通信が切れました。もう一度送ってください。', canSendAgain: true },
  },
  refused: {
    id: '6',
    name: '画像6',
    detail: '12.0MB',
    state: { kind: 'failed', text: '10MB以下の画像を選んでください', canSendAgain: false },
  },
} as const satisfies Record<string, UploadRow>;

const field = (name: string, rows: readonly UploadRow[], error?: string) => (
  <UploadField
    name={name}
    label="画像と書類"
    need="optional"
    hint="検査の紙やお薬の説明書など、10個まで。1つ10MBまで。"
    accept="image/*,application/pdf"
    chooseLabel="画像や書類を選ぶ"
    listLabel="選んだ画像と書類"
    rows={rows}
    onChoose={press}
    onAgain={press}
    onRemove={press}
    {...(error !== undefined && { error })}
  />
);

export const uploadListGallery: PartGallery = {
  noun: 'upload-list',
  title: '画像や書類を送る',
  states: {
    選ぶまえ: field('uploads_none', []),
    送りおえた: field('uploads_sent', [ROWS.sent]),
    送っている: field('uploads_sending', [ROWS.sent, ROWS.sending, ROWS.checking, ROWS.waiting]),
    送れなかった: field('uploads_failed', [ROWS.failed, ROWS.refused]),
    ボタンだけ: (
      <UploadButton
        accept="image/*"
        chooseLabel="写真をそえる"
        size="small"
        onChoose={press}
        name="uploads_button"
      />
    ),
    誤り: field('uploads_error', [ROWS.sent], '10件までにしてください'),
  },
};
