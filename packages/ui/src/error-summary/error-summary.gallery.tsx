import { LONG_WORDS } from '../gallery/example-data.ts';
import type { PartGallery } from '../gallery/part-gallery.ts';
import { ErrorSummary } from './error-summary.tsx';

export const errorSummaryGallery: PartGallery = {
  noun: 'error-summary',
  title: '誤りのまとめ',
  states: {
    直すところがある: (
      <ErrorSummary
        attempt={0}
        errors={[
          { id: 'text_error', text: '郵便番号は7桁の数字で入力してください' },
          { id: 'date_error', text: '生年月日を選んでください' },
        ]}
      />
    ),
    'ほかの題・長い言葉': (
      <ErrorSummary
        attempt={0}
        title="ログインできませんでした"
        lead="メールアドレスかパスワードが、登録されたものと違うようです。"
        errors={[{ id: 'text_long', text: `${LONG_WORDS}を、もう一度ご確認ください` }]}
      />
    ),
    誤りがない: <ErrorSummary attempt={0} errors={[]} />,
  },
};
