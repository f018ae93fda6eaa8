import { SectionHeading } from '@hidamari/ui/section-heading';

/** メールで相談する, in words until its form is there (G9, G122). */
export function MailWay() {
  return (
    <>
      <SectionHeading id="mail-heading">メールで相談する</SectionHeading>
      <p className="mt-4">
        電話で話しにくいことは、メールでもご相談いただけるようになります。3営業日以内に、相談員がお返事します。お急ぎのことや、急な体の変化には、メールではお答えできません。
      </p>
      <p className="mt-4">
        メールを書く画面は、いま準備をしています。それまでは、お電話でお話しください。時間外は、自動音声で折り返しを予約できます。
      </p>
    </>
  );
}
