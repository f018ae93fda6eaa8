import { MY_DATA_FILES } from '@hidamari/domain/my-data';
import { DefinitionList } from '@hidamari/ui/definition-list';
import { Fold } from '@hidamari/ui/fold';
import { Skeleton } from '@hidamari/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { pageApi } from '../../../shell/data/contract-calls.ts';
import { useRejectedQuery } from '../../../shell/data/rejected-query.ts';
import { MY_DATA_QUERY_NAME, myDataQuery } from '../my-data-query.ts';
import { LogAmount } from './log-amount.tsx';

const FILES = [
  ['README.txt', '入っているものの説明です。はじめにお読みください。'],
  ['csvフォルダー', '記録、薬、症状、測定、検査、治療、ご相談の表です。表計算ソフトで開けます。'],
  ['imagesフォルダー', '治療ログにつけた画像と書類です。'],
  ['consultation-imagesフォルダー', 'ご相談で送った写真と書類です。'],
  [MY_DATA_FILES.document, '治療ログなどの記録です。下の「記録を戻す」で、治療ログを戻せます。'],
  [
    MY_DATA_FILES.consultations,
    'ご相談とお問い合わせのやりとりです。手元に残すための写しで、読み込みには使いません。',
  ],
  [MY_DATA_FILES.bundle, '病院などのシステムで使われる、医療の情報の形式（HL7 FHIR R4）です。'],
] as const;

/** What a download holds, before anything is asked for. */
export function ExportContents() {
  return (
    <>
      <p>
        あなたの記録を、ひとつのZIPファイルにまとめて受け取れます。写しなので、ここの記録はそのまま残ります。
      </p>
      <DefinitionList
        items={[
          { term: '治療ログ', description: <CurrentAmount /> },
          { term: '画像、写真、書類', description: '治療ログにつけたものと、ご相談で送ったもの' },
          { term: '診察の準備', description: '次の診察と、これまでの答え。病院から言われた目安も入ります' },
          {
            term: 'ご相談とお問い合わせ',
            description: 'やりとり、相談員のまとめ、あなたの書き足し、お問い合わせへのお返事',
          },
          {
            term: '登録の内容',
            description:
              'お名前、生年月日、ご住所、登録した診断、お知らせの受け取り方、LINEと連携した日時など',
          },
          {
            term: 'そのほか',
            description:
              'お気に入り、画面に出たご案内、体験を聞かせてくださる方の登録、提携サービスへ渡した記録',
          },
        ]}
      />
      <Fold summary="ZIPファイルに入っているもの">
        <dl className="grid grid-cols-1 gap-3">
          {FILES.map(([name, words]) => (
            <div key={name}>
              <dt className="font-bold [overflow-wrap:anywhere]">{name}</dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-3">
          ごみ箱の記録、ログインに使う情報、会員の写真、資格の番号、同意の記録は入りません。お電話の録音と、相談員どうしの書きとめ、お電話の前のメモも入りません。
        </p>
      </Fold>
    </>
  );
}

/** How many logs there are now. Not knowing it is no reason against taking them along: then it only says so. */
function CurrentAmount() {
  const { data, error, fetchStatus } = useQuery(myDataQuery(pageApi()));
  useRejectedQuery(data ? null : error, MY_DATA_QUERY_NAME);
  if (data) return <LogAmount {...data} />;
  const hasFailed = error !== null || fetchStatus === 'paused';
  return hasFailed ? '件数は、いま分かりません' : <Skeleton shape="lines" count={1} what="件数" />;
}
