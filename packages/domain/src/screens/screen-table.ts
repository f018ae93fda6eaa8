import type { VariantKey } from '../site-variants/index.ts';

/**
 * Who may open a screen. public: no login. member: login. either: both. challenge: a valid challenge token or a
 * session. staff: a staff session, anybody else gets 404.
 */
export type ScreenAccess = 'public' | 'member' | 'either' | 'challenge' | 'staff';

/** One screen of the portal (specification section 2). */
export interface Screen {
  /** React Router syntax: `:id` is a parameter. */
  readonly path: string;
  /** Stable name, used for routes and tests. */
  readonly id: string;
  readonly access: ScreenAccess;
  /** The page's own title; home has none and carries the product's. */
  readonly title: string;
  /** Screen ids of specification section 2.3. */
  readonly screens?: readonly string[];
  readonly description?: string;
  /** Opts in to search engines (G29). */
  readonly index?: true;
  /** Variants that have the screen; the others answer 404. All when absent. */
  readonly on?: readonly VariantKey[];
  /** none: no shared header or footer. */
  readonly chrome?: 'none';
  /** A logged-out visit with none of these query parameters goes to /404; a challenge token satisfies it. */
  readonly needs?: readonly string[];
  /** A screen of the product's own, not of the specification. */
  readonly own?: true;
  /** Its feature comes in a later issue: it says so, and no menu leads there. */
  readonly preparing?: true;
}

/** Every screen. Static paths beat parameters, whatever the order (`matchScreen`). */
export const SCREENS = [
  { path: '/', id: 'home', access: 'public', title: '', screens: ['U-M01'], description: 'がんと言われた方と、そのご家族のための相談窓口です。看護師や社会福祉士などの相談員が、お話をうかがいます。', index: true },
  { path: '/login', id: 'login', access: 'public', title: 'ログイン', screens: ['U-L08'] },
  { path: '/login/password-request', id: 'login-password-request', access: 'public', title: 'パスワードの再設定', screens: ['U-L09'], preparing: true },
  { path: '/login/password-verification', id: 'login-password-verification', access: 'public', title: '確認コードの入力（パスワードの再設定）', screens: ['U-L10'], preparing: true },
  { path: '/login/password-reset', id: 'login-password-reset', access: 'public', title: '新しいパスワード', screens: ['U-L11'], preparing: true },
  { path: '/login-temporary', id: 'login-temporary', access: 'public', title: '仮IDでログイン', screens: ['U-L01'], preparing: true },
  { path: '/login-temporary/password-request', id: 'login-temporary-password-request', access: 'public', title: '仮IDのパスワードの再設定', screens: ['U-L02'], preparing: true },
  { path: '/login-temporary/password-verification', id: 'login-temporary-password-verification', access: 'public', title: '確認コードの入力（仮ID）', screens: ['U-L03'], preparing: true },
  { path: '/login-temporary/password-reset', id: 'login-temporary-password-reset', access: 'public', title: '新しいパスワード（仮ID）', screens: ['U-L04'], preparing: true },
  { path: '/login/migration', id: 'login-migration', access: 'public', title: '共通IDへの移行', screens: ['U-L12'], needs: ['hash_base_account_id'], preparing: true },
  { path: '/login/session', id: 'login-session', access: 'public', title: 'ログインしています', screens: ['U-L13'] },
  { path: '/login/login-verification', id: 'login-login-verification', access: 'public', title: '電話番号の確認', screens: ['U-L14'], needs: ['hash_base_account_id'], preparing: true },
  { path: '/login/mail-verification', id: 'login-mail-verification', access: 'public', title: 'メールアドレスの確認', screens: ['U-L15'], needs: ['hash_base_account_id', 'email_verify_token'], preparing: true },
  { path: '/login/insurance-verification', id: 'login-insurance-verification', access: 'challenge', title: 'ご加入の確認', screens: ['U-L16'], preparing: true },
  { path: '/login/logged-in-password-reset', id: 'login-logged-in-password-reset', access: 'member', title: 'パスワードの変更', screens: ['U-L17'], preparing: true },
  { path: '/sign-up/role-verification', id: 'sign-up-role-verification', access: 'public', title: 'ご利用の確認', screens: ['U-R04'] },
  { path: '/sign-up/verification', id: 'sign-up-verification', access: 'challenge', title: '確認コードの入力', screens: ['U-R02'] },
  { path: '/sign-up/register', id: 'sign-up-register', access: 'public', title: '登録する内容', screens: ['U-R03'] },
  { path: '/howto-signup', id: 'howto-signup', access: 'public', title: '会員登録のしかた', description: '会員登録に必要なものと、手順をご案内します。うまくいかないときは、お電話でもご案内します。', index: true },
  { path: '/unsubscribe', id: 'unsubscribe', access: 'member', title: '退会', preparing: true },
  { path: '/unsubscribe/confirm', id: 'unsubscribe-confirm', access: 'member', title: '退会の確認' },
  { path: '/unsubscribe/complete', id: 'unsubscribe-complete', access: 'public', title: '退会の手続きが終わりました', preparing: true },
  { path: '/lp/aflac', id: 'lp-aflac', access: 'public', title: 'はじめての方へ（保険加入者の方）', description: '保険に加入されている方とご家族のための、がんの相談窓口です。相談は無料です。', index: true },
  { path: '/lp/hatch', id: 'lp-hatch', access: 'public', title: 'はじめての方へ', description: 'がんと言われた方とご家族のための相談窓口です。相談は無料です。', index: true },
  { path: '/lp/chofu', id: 'lp-chofu', access: 'public', title: 'はじめての方へ（調布市）', description: '調布市にお住まい・通院中の方と、ご家族のためのがん相談窓口です。相談は無料です。', index: true },
  { path: '/maintenance', id: 'maintenance', access: 'public', title: 'メンテナンスのお知らせ' },
  { path: '/terms/hatch', id: 'terms-hatch', access: 'public', title: '利用規約', description: 'ひだまり がん相談の利用規約です。', index: true },
  { path: '/terms/aflac', id: 'terms-aflac', access: 'public', title: '利用規約（保険加入者の方）', description: '保険に加入されている方のための利用規約です。', index: true },
  { path: '/terms/chofu', id: 'terms-chofu', access: 'public', title: '利用規約（調布市）', description: '調布市がん相談サポートの利用規約です。', index: true },
  { path: '/privacy/chofu', id: 'privacy-chofu', access: 'public', title: '個人情報取扱規程（調布市）', description: '調布市がん相談サポートでの個人情報の取り扱いについてご説明します。', index: true },
  { path: '/site-policy/aflac', id: 'site-policy-aflac', access: 'public', title: 'サイトポリシー（保険加入者の方）', description: 'このサイトのご利用にあたってのお願いと、ご利用環境についてご説明します。', index: true },
  { path: '/site-policy/hatch', id: 'site-policy-hatch', access: 'public', title: 'サイトポリシー', description: 'このサイトのご利用にあたってのお願いと、ご利用環境についてご説明します。', index: true },
  { path: '/site-policy/chofu', id: 'site-policy-chofu', access: 'public', title: 'サイトポリシー（調布市）', description: 'このサイトのご利用にあたってのお願いと、ご利用環境についてご説明します。', index: true },
  { path: '/service-policy', id: 'service-policy', access: 'public', title: 'サービスポリシー', description: '相談でできること・できないことと、相談員が大切にしていることをご説明します。', index: true },
  { path: '/survey/call', id: 'survey-call', access: 'public', title: 'ご相談後のアンケート', needs: ['hash_base_account_id'], preparing: true },
  { path: '/survey/call/feedback', id: 'survey-call-feedback', access: 'public', title: 'ご相談後のアンケート（くわしく）', needs: ['hash_base_account_id'], preparing: true },
  { path: '/survey/call/complete', id: 'survey-call-complete', access: 'public', title: 'アンケートのお礼（ご相談）', preparing: true },
  { path: '/survey/call/closed', id: 'survey-call-closed', access: 'public', title: 'アンケートの受付は終わりました', preparing: true },
  { path: '/survey/service', id: 'survey-service', access: 'public', title: 'サイトについてのアンケート', needs: ['hash_base_account_id'], preparing: true },
  { path: '/survey/service/feedback', id: 'survey-service-feedback', access: 'public', title: 'サイトについてのアンケート（くわしく）', needs: ['hash_base_account_id'], preparing: true },
  { path: '/survey/service/complete', id: 'survey-service-complete', access: 'public', title: 'アンケートのお礼', preparing: true },
  { path: '/faq', id: 'faq', access: 'public', title: 'よくある質問', description: '相談のしかた、会員登録、治療ログなど、よくいただくご質問にお答えします。', index: true, preparing: true },
  { path: '/contact', id: 'contact', access: 'public', title: 'お問い合わせ', screens: ['U-O04'], description: '使い方や登録についてのお問い合わせを受け付けています。', index: true, preparing: true },
  { path: '/404', id: '404', access: 'public', title: 'ページが見つかりませんでした' },
  { path: '/500', id: '500', access: 'public', title: '画面を表示できませんでした' },
  { path: '/503', id: '503', access: 'public', title: 'うまくつながりませんでした' },
  { path: '/error', id: 'error', access: 'public', title: 'お手続きについて', screens: ['U-E01', 'U-E02', 'U-E03', 'U-E04', 'U-E05', 'U-E06', 'U-E07', 'U-E08', 'U-E09', 'U-E10'] },
  { path: '/line/session/liff', id: 'line-session-liff', access: 'public', title: 'LINEとの連携をはじめます', on: ['aflac', 'hatch'], chrome: 'none', preparing: true },
  { path: '/line/session', id: 'line-session', access: 'public', title: 'LINEとの連携', on: ['aflac', 'hatch'], chrome: 'none', preparing: true },
  { path: '/line/error', id: 'line-error', access: 'public', title: 'LINEと連携できませんでした', on: ['aflac', 'hatch'], chrome: 'none', preparing: true },
  { path: '/line/user-not-found', id: 'line-user-not-found', access: 'public', title: '会員登録が見つかりませんでした', on: ['aflac', 'hatch'], chrome: 'none', preparing: true },
  { path: '/line/complete', id: 'line-complete', access: 'member', title: 'LINEとの連携が終わりました', on: ['aflac', 'hatch'], preparing: true },
  { path: '/line/confirmation', id: 'line-confirmation', access: 'member', title: 'LINEとの連携の確認', on: ['aflac', 'hatch'], preparing: true },
  { path: '/articles', id: 'articles', access: 'public', title: 'がんの情報', screens: ['U-N01'], description: '治療、お金、くらし、こころ。読んでおくと少し楽になる記事を集めました。', index: true },
  { path: '/articles/top', id: 'articles-top', access: 'public', title: 'がんの情報 分野から選ぶ', description: '治療、お金、くらし、こころの分野から、読みたい記事を選べます。', index: true },
  { path: '/articles/:id', id: 'articles-detail', access: 'public', title: '記事', screens: ['U-N03'], description: 'がんについての記事です。', index: true },
  { path: '/articles-preview/:id', id: 'articles-preview-detail', access: 'member', title: '記事のプレビュー', preparing: true },
  { path: '/services', id: 'services', access: 'public', title: 'サービス', description: '治療、お金、くらし、こころ。困りごとから、使えるサービスを探せます。', index: true, on: ['aflac', 'hatch'] },
  { path: '/service-preview/:id', id: 'service-preview-detail', access: 'member', title: 'サービスのプレビュー', preparing: true },
  { path: '/financial', id: 'financial', access: 'member', title: 'お金のこと', screens: ['U-S01'], on: ['aflac', 'hatch'], preparing: true },
  { path: '/financial/:id', id: 'financial-detail', access: 'public', title: 'お金のサービス', description: 'お金についてのサービスのご案内です。', index: true, on: ['aflac', 'hatch'], preparing: true },
  { path: '/treatment', id: 'treatment', access: 'member', title: '治療のこと', screens: ['U-S21'], on: ['aflac', 'hatch'], preparing: true },
  { path: '/treatment/:id', id: 'treatment-detail', access: 'public', title: '治療のサービス', description: '治療についてのサービスのご案内です。', index: true, on: ['aflac', 'hatch'], preparing: true },
  { path: '/life', id: 'life', access: 'member', title: 'くらしのこと', screens: ['U-S41'], on: ['aflac', 'hatch'], preparing: true },
  { path: '/life/:id', id: 'life-detail', access: 'public', title: 'くらしのサービス', description: 'くらしについてのサービスのご案内です。', index: true, on: ['aflac', 'hatch'], preparing: true },
  { path: '/mental', id: 'mental', access: 'member', title: 'こころのこと', screens: ['U-S61'], on: ['aflac', 'hatch'], preparing: true },
  { path: '/mental/:id', id: 'mental-detail', access: 'public', title: 'こころのサービス', description: 'こころについてのサービスのご案内です。', index: true, on: ['aflac', 'hatch'], preparing: true },
  { path: '/treatment/hidamari', id: 'treatment-hidamari', access: 'either', title: '相談する', description: 'がんと言われた方とご家族のための相談窓口のご案内です。' },
  { path: '/treatment/medical-note', id: 'treatment-medical-note', access: 'member', title: '医療の専門家に聞く（外部サービス）', on: ['aflac', 'hatch'], preparing: true },
  { path: '/treatment/monitor', id: 'treatment-monitor', access: 'member', title: '体験を聞かせてくださる方の募集', on: ['aflac', 'hatch'], preparing: true },
  { path: '/treatment/monitor/registration-request', id: 'treatment-monitor-registration-request', access: 'member', title: 'モニター登録の申し込み', on: ['aflac', 'hatch'], preparing: true },
  { path: '/mental/tomosnote', id: 'mental-tomosnote', access: 'member', title: '仲間とつながる（提携サービス）', on: ['aflac', 'hatch'], preparing: true },
  { path: '/life/ancs', id: 'life-ancs', access: 'member', title: '医療用ウィッグ（提携サービス）', on: ['aflac', 'hatch'], preparing: true },
  { path: '/life/bears', id: 'life-bears', access: 'member', title: '家事代行（提携サービス）', on: ['aflac', 'hatch'], preparing: true },
  { path: '/life/avic', id: 'life-avic', access: 'member', title: 'くらしの支援（提携サービス）', on: ['aflac', 'hatch'], preparing: true },
  { path: '/news/:id', id: 'news-detail', access: 'public', title: 'お知らせ', description: 'ひだまり がん相談からのお知らせです。', index: true },
  { path: '/treatment-logs', id: 'treatment-logs', access: 'member', title: '治療ログ', screens: ['U-T01'] },
  { path: '/treatment-logs/new', id: 'treatment-logs-new', access: 'member', title: '記録をつける', screens: ['U-T03'] },
  { path: '/treatment-logs/print', id: 'treatment-logs-print', access: 'member', title: '治療ログの印刷', preparing: true },
  { path: '/treatment-logs/:id', id: 'treatment-logs-detail', access: 'member', title: '記録の内容', screens: ['U-T04'] },
  { path: '/treatment-logs/:id/edit', id: 'treatment-logs-detail-edit', access: 'member', title: '記録を直す', screens: ['U-T03'] },
  { path: '/account', id: 'account', access: 'member', title: 'アカウント', screens: ['U-A01'], preparing: true },
  { path: '/account/edit', id: 'account-edit', access: 'member', title: '登録内容の変更', screens: ['U-A02'], preparing: true },
  { path: '/favorite', id: 'favorite', access: 'member', title: 'お気に入り', screens: ['U-F01'], preparing: true },
  { path: '/questions', id: 'questions', access: 'member', title: '相談の記録', preparing: true },
  { path: '/health-check', id: 'health-check', access: 'public', title: 'Healthy', chrome: 'none' },
  { path: '/privacy', id: 'privacy', access: 'public', title: '個人情報保護方針', description: '個人情報の取り扱いについてご説明します。', index: true },
  { path: '/account/security', id: 'account-security', access: 'member', title: 'ログインと安全', own: true, preparing: true },
  { path: '/account/privacy', id: 'account-privacy', access: 'member', title: '同意と個人情報', own: true, preparing: true },
  { path: '/account/notices', id: 'account-notices', access: 'member', title: 'お知らせの受け取り方', own: true, preparing: true },
  { path: '/account/my-data', id: 'account-my-data', access: 'member', title: 'わたしのデータ', own: true, preparing: true },
  { path: '/account/access-diary', id: 'account-access-diary', access: 'member', title: '記録を見た人', own: true, preparing: true },
  { path: '/desk/login', id: 'desk-login', access: 'public', title: '担当者ログイン', own: true, preparing: true },
  { path: '/desk', id: 'desk', access: 'staff', title: '相談デスク', own: true, preparing: true },
  { path: '/desk/cases/:id', id: 'desk-cases-detail', access: 'staff', title: '相談デスク 相談の内容', own: true, preparing: true },
] as const satisfies readonly Screen[];
