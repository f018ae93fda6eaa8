import { formatJapaneseDateTime } from '@hidamari/domain/japanese-dates';
import { CONSULTATION_DOCUMENT, MY_DATA_DOCUMENT, MY_DATA_FILES } from '@hidamari/domain/my-data';
import { CONSULTATION_FIELDS } from '../consultations/consultation-fields.ts';
import { CONSULTATION_TABLES } from '../consultations/consultation-tables.ts';
import type { DataSection, DocumentedField } from '../my-data-needs.ts';
import { LOG_TABLES } from '../tables/log-tables.ts';
import { DOCUMENTED_LOG_FIELDS } from './log-fields.ts';

const { document, consultations, tables, bundle, pictures, consultationPictures } = MY_DATA_FILES;

const fieldLines = (fields: readonly DocumentedField[]) =>
  fields.map(([name, meaning]) => `  ${name}：${meaning}`);

function overviewLines(exportedAt: Date): string[] {
  return [
    'わたしのデータ（ひだまり がん相談）',
    '',
    `書き出した日時：${formatJapaneseDateTime(exportedAt)}`,
    'あなたが書いた治療ログ、診察の準備、病院から言われた目安、体験を聞かせてくださる方の登録、ご相談とお問い合わせのやりとり、登録の内容です。あなたと相談員が書いたもので、診断ではありません。',
    '病気についての情報が入っています。ほかの人の目にふれない場所に置いてください。',
    '',
    '■ 入っているファイル',
    `${document}`,
    '  ご相談とお問い合わせのほかの、すべての記録です。「わたしのデータ」の画面で、このファイルから治療ログを戻せます。',
    `${consultations}`,
    '  ご相談とお問い合わせのやりとり、相談員のまとめと、あなたの書き足しです。',
    ...[...LOG_TABLES, ...CONSULTATION_TABLES].flatMap(({ file, title }) => [
      `${tables}/${file}`,
      `  ${title}の表です。表計算ソフトで開けます。`,
    ]),
    `${bundle}`,
    '  医療の情報をやりとりするための形式（HL7 FHIR R4）です。R4の基本の決まりに沿っています。',
    `${pictures}/`,
    '  治療ログにつけた画像と書類です。ないときは、このフォルダーもありません。',
    `${consultationPictures}/`,
    '  ご相談で送った写真と書類です。ないときは、このフォルダーもありません。',
    '  どちらのフォルダーでも、見つからなかったものがあるときは、その番号をMISSING.txtに書いています。',
    '',
    ...LEFT_OUT,
    '',
  ];
}

/** Said in the README and in no other words: what the law lets a member ask for (PIPA, article 33), and where. */
const LEFT_OUT = [
  '■ 入っていないもの',
  '  ごみ箱にある記録、ログインに使う情報（メールアドレス、電話番号、パスワード）、',
  '  会員の写真、資格の番号、同意の記録（「アカウント」の画面で見られます）。',
  '  お電話の前に書いたメモ（お使いの端末の中だけにあります）、このサービスの外のチャットでのやりとり、',
  '  ログインせずに送ったお問い合わせとメールの相談、折り返しのお電話のお約束（会員の方ごとには、まとめていません）、',
  '  お電話の録音、相談員どうしの連絡のための書きとめ。',
  '  これらの内容をお知りになりたいときは、「アカウント」の「個人情報と同意」の画面から、開示をお申し出ください。',
];

function importLines(): string[] {
  return [
    '■ 記録を戻すとき',
    `  「わたしのデータ」の画面で、このZIPファイルか、中の${document}を選びます。`,
    '  ・いまもある記録は、上書きせず、二重にもしません。',
    '  ・ごみ箱に残っている記録は、ごみ箱から戻します。',
    '  ・消えてしまった記録は、新しい記録として戻します。次の診察とのつながりは戻りません。書いた日時は、戻した日時になります。',
    `  ・画像と書類は、ZIPファイルを選んだときだけ戻ります。${pictures}フォルダーのファイルの名前は、変えないでください。`,
    '  ・1950年より前や、今日より先の日付の記録は、戻せません。',
    '  ・診察の準備、病院から言われた目安、登録の内容、ご相談とお問い合わせは、読み込んでも変わりません。',
    '',
  ];
}

function tableLines(): string[] {
  return [
    `■ 表（${tables}フォルダー）`,
    '  文字コードはUTF-8（BOM付き）、改行はCRLFです。',
    '  治療ログの表は、記録番号・日付・時刻で始まります。同じ記録番号の行は、同じ記録のものです。',
    '  ご相談の表は、相談の番号で始まります。同じ番号の行は、同じご相談のものです。',
    '  「=」「+」「-」「@」などで始まる文や、「1/2」「0012」のような文には、表計算ソフトが計算式として動かしたり、',
    "  べつの日や数に変えたりしないように、先頭に「'」がついています。「'」で始まるものから、はじめの1つを除くと、もとの文になります。",
    ...[...LOG_TABLES, ...CONSULTATION_TABLES].map(({ file, columns }) => `  ${file}：${columns.join('、')}`),
    '',
  ];
}

function documentLines(sections: readonly DataSection[]): string[] {
  return [
    `■ ${document} の項目`,
    '  文字コードはUTF-8です。日付はYYYY-MM-DD、日時はYYYY-MM-DD HH:mm:ssで、どれも日本の日時です。',
    '  書かれていない項目は、ありません。',
    `  format：このファイルの種類（${MY_DATA_DOCUMENT.format}）`,
    `  format_version：形式の番号（${MY_DATA_DOCUMENT.version}）`,
    '  exported_at：書き出した日時',
    ...sections.flatMap(({ name, title, fields }) => [
      `  ${name}：${title}`,
      ...fieldLines(fields.map(([field, meaning]) => [`${name}.${field}`, meaning])),
    ]),
    '  logs[]：治療ログ（古い順）。1件ずつ、次の項目があります。',
    ...fieldLines(DOCUMENTED_LOG_FIELDS),
    '',
  ];
}

function consultationLines(): string[] {
  return [
    `■ ${consultations} の項目`,
    '  文字コードと日時の形は、上と同じです。書かれていないことは、null か空です。',
    `  format：このファイルの種類（${CONSULTATION_DOCUMENT.format}）`,
    `  format_version：形式の番号（${CONSULTATION_DOCUMENT.version}）`,
    '  exported_at：書き出した日時',
    ...fieldLines(CONSULTATION_FIELDS),
    '',
  ];
}

/** README.txt: what lies in the ZIP, and every field of it, as an editor on Windows opens it. */
export function readmeText(sections: readonly DataSection[], exportedAt: Date): string {
  const lines = [
    ...overviewLines(exportedAt),
    ...importLines(),
    ...tableLines(),
    ...documentLines(sections),
    ...consultationLines(),
  ];
  return `\uFEFF${lines.join('\r\n')}`;
}
