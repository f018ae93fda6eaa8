import type { PartGallery } from '@hidamari/ui/gallery';
import { EmailSuggestion } from '../../shell/forms/email-suggestion.tsx';
import { InquiryDone } from '../inquiries/inquiry-done.tsx';
import { ComposerField } from './composer-field.tsx';
import { WriteHint } from './member/write-hint.tsx';
import { MessagePictures } from './message-pictures.tsx';
import { AttachedContent, SummaryPoints } from './summary-points.tsx';

export const attachedContentGallery: PartGallery = {
  noun: 'attached-content',
  title: '相談員がそえたもの',
  states: {
    記事: <AttachedContent attached={{ kind: 'article', id: 'a-fatigue', title: '見本の記事の名前' }} />,
    サービス: <AttachedContent attached={{ kind: 'services', id: 'money', title: 'お金を支えるサービス' }} />,
  },
};

export const messagePicturesGallery: PartGallery = {
  noun: 'message-pictures',
  title: '文にそえた写真と書類',
  states: {
    書類: (
      <MessagePictures
        pictures={[{ key: 'sample', content_type: 'application/pdf', has_thumbnail: false }]}
        hrefOf={(key) => `#${key}`}
      />
    ),
  },
};

export const inquiryDoneGallery: PartGallery = {
  noun: 'inquiry-done',
  title: 'お問い合わせの受付',
  states: {
    返事を待つ: (
      <InquiryDone
        type="contact"
        receipt={{ receipt_number: 'C-7K4M-QX2H', due_on: '2026-11-27', first_reading: null }}
        sent={[{ term: 'お問い合わせの内容', description: '治療ログの印刷のしかたを教えてください。' }]}
      />
    ),
    返事はいらない: (
      <InquiryDone
        type="consultation"
        receipt={{ receipt_number: 'M-7K4M-QX2H', due_on: null, first_reading: null }}
        sent={[{ term: '相談の背景', description: '' }]}
      />
    ),
  },
};

export const emailSuggestionGallery: PartGallery = {
  noun: 'email-suggestion',
  title: '打ちまちがいに見えるアドレス',
  states: { 直す: <EmailSuggestion value="hana@gmial.com" onTake={() => undefined} /> },
};

export const composerFieldGallery: PartGallery = {
  noun: 'composer-field',
  title: '相談に書くところ',
  states: {
    ふつう: (
      <ComposerField
        draftName="composer-sample"
        label="続けて書く"
        hint={(text) => <WriteHint text={text} />}
        sendLabel="送る"
        onSend={() => undefined}
      />
    ),
  },
};

export const summaryPointsGallery: PartGallery = {
  noun: 'summary-points',
  title: '相談のまとめに書かれたこと',
  states: {
    ふつう: (
      <SummaryPoints
        summary={{
          version: 1,
          staff_name: '見本',
          at: '2026-11-20 14:31:00',
          concern: '点滴の日が2週間に1回あり、職場への伝え方に迷っている。',
          talked: '休める制度の名前と、上司にどこまで伝えるかを分けて考えた。',
          next_step: '休める制度の名前を、人事の方に聞く。',
          attached: [{ kind: 'article', id: 'a-fatigue', title: '見本の記事の名前' }],
          corrections: [],
        }}
      />
    ),
  },
};
