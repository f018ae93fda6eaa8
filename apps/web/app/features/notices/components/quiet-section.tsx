import { NOTICES, QUIET_HOURS_TEXT } from '@hidamari/domain/notices';
import { SENDER_NAME } from '@hidamari/domain/site-variants';
import { Card } from '@hidamari/ui/card';
import { NoticesSection } from './notices-section.tsx';

const EXAMPLE = NOTICES.reply;

/** When nothing is sent, and how a message reads, word for word as it goes out (G54, G135). */
export function QuietSection() {
  return (
    <NoticesSection
      id="quiet"
      title="送らない時間と、届く文"
      lead={`${QUIET_HOURS_TEXT}は送りません。その時間のものは、朝8時を過ぎてから届きます。`}
    >
      <p>病気のこと、病院の名前、日付は書きません。たとえば、次のような短い文です。</p>
      <figure>
        <Card tone="sunk">
          <p className="font-bold">
            【{SENDER_NAME}】{EXAMPLE.title}
          </p>
          <p>{EXAMPLE.text}</p>
        </Card>
        <figcaption className="ui-meta mt-2">メールの例。件名には、サービスの名前がつきます。</figcaption>
      </figure>
    </NoticesSection>
  );
}
