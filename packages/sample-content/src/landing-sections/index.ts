import type { LandingSectionItem } from '@hidamari/contract/content';
import { VARIANT_KEYS, type VariantKey } from '@hidamari/domain/site-variants';

const publishedAt = '2026-10-01T00:00:00.000Z';

type Row = Pick<LandingSectionItem, 'title' | 'body'>;

const SUPPORTERS: Row = {
  title: '話を聞くのは、資格のある相談員です',
  body: '<p>看護師や社会福祉士などの相談員が、お話をうかがいます。病院の外にいるので、病院には言いにくいことも話せます。まとまらないままで、途中で黙ってしまっても大丈夫です。</p><p>相談員は、診断や、治療が合っているかどうかの判断はできません。情報を一緒に整理し、病院での聞き方や利用できる制度をご案内します。</p>',
};

const PRIVACY: Row = {
  title: 'お預かりする情報',
  body: '<p>病気についてのお話は、相談のためだけに使います。ほかへ渡すときは、相手と内容を先にお見せして、同意をいただきます。お名前を言わずに相談することもできます。</p>',
};

const COST: Row = {
  title: '相談は無料です',
  body: '<p>相談は無料です。通話料・通信料がかかる場合があります。</p>',
};

const SECTIONS: Record<VariantKey, readonly Row[]> = {
  aflac: [
    {
      title: '保険にご加入の方とご家族の窓口です',
      body: '<p>登録のときに、証券番号・お名前（カナ）・生年月日で、ご加入を確かめます。お手元に証券番号の分かるものをご用意ください。相談の内容や治療ログが、保険会社に伝わることはありません。</p>',
    },
    SUPPORTERS,
    COST,
    PRIVACY,
  ],
  hatch: [
    {
      title: '登録すると、書きとめたことを見ながら話せます',
      body: '<p>体の変化や聞きたいことを治療ログに書きとめておくと、診察で見せたり、お電話の相談のときに手元で見ながら話したりできます。登録は無料です。お手元に、勤め先や団体から案内された利用コードをご用意ください。</p>',
    },
    SUPPORTERS,
    COST,
    PRIVACY,
  ],
  chofu: [
    {
      title: '調布市にお住まい・通院中の方と、そのご家族の窓口です',
      body: '<p>火曜と土曜は相談員が電話に出ます。時間外は自動音声で折り返しを予約できます。翌営業日以降にお電話します。時間の指定はできません。お電話のほかの方法は、始まるときにこのサイトでお知らせします。</p>',
    },
    SUPPORTERS,
    COST,
    PRIVACY,
  ],
};

/** Sections of the three landing pages (`lp-info`), in the order they stand on the page. */
export const LANDING_SECTIONS: readonly LandingSectionItem[] = VARIANT_KEYS.flatMap((variant) =>
  SECTIONS[variant].map((row, at) => ({
    id: `${variant}-${at + 1}`,
    publishedAt,
    variant,
    is_show: true,
    order: at + 1,
    ...row,
  })),
);
