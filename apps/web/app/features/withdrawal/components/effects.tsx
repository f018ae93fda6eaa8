import { VARIANTS, type VariantKey } from '@hidamari/domain/site-variants';
import { CONSULTATION_RECORD_YEARS, WITHDRAWAL_UNDO_DAYS } from '@hidamari/domain/withdrawal';
import { Card } from '@hidamari/ui/card';
import { SectionHeading } from '@hidamari/ui/section-heading';
import { usePageData } from '../../../shell/page-data.ts';

/** What a withdrawal does, part by part; `only` names the parts that are shown. */
export function Effects({ only }: { only?: readonly string[] }) {
  const { variant } = usePageData();
  const parts = whatHappens(variant).filter(({ id }) => only === undefined || only.includes(id));
  return (
    <Card>
      <div className="grid grid-cols-1 gap-6">
        {parts.map(({ id, title, lines }) => (
          <section key={id} aria-labelledby={`effect-${id}`}>
            <SectionHeading size="small" id={`effect-${id}`}>
              {title}
            </SectionHeading>
            <ul className="grid list-disc gap-1 pt-2 pl-6">
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Card>
  );
}

/** One part of what a withdrawal does, in the order of time. */
interface Effect {
  id: string;
  title: string;
  lines: readonly string[];
}

/** What happens when somebody leaves, said the same before and after (G53). LINE only where members have it. */
function whatHappens(variant: VariantKey): readonly Effect[] {
  const notices = VARIANTS[variant].showLine
    ? 'お知らせのメールが止まります。LINEと連携しているときは、外れます。'
    : 'お知らせのメールが止まります。';
  return [
    {
      id: 'at-once',
      title: 'すぐに',
      lines: [
        'どの端末でも、ログインしていない状態になります。',
        '登録の内容と治療ログは、だれの画面にも出なくなります。',
        notices,
      ],
    },
    {
      id: 'erased',
      title: `${WITHDRAWAL_UNDO_DAYS}日たつと、消えるもの`,
      lines: [
        '登録の内容、病気についての情報、治療ログ、同意とログインの記録。',
        '消したものは、元に戻せません。',
      ],
    },
    {
      id: 'kept',
      title: '残るもの',
      lines: [
        `ご相談の記録があるときは、お名前がわからない形にして、${CONSULTATION_RECORD_YEARS}年のあいだ保管します。あとからお問い合わせがあったときに、正しくお答えするためです。`,
      ],
    },
    {
      id: 'undo',
      title: '取り消したくなったとき',
      lines: [
        `${WITHDRAWAL_UNDO_DAYS}日のあいだは、お電話で取り消せます。お送りするメールの受付番号をお知らせください。`,
        'ふたたび登録することは、いつでもできます。そのとき、前の記録は引き継がれません。',
      ],
    },
  ];
}
