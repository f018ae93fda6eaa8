/** Where a mail may have gone, and what lets it through. */
export function MailHints() {
  return (
    <ul className="ml-5 grid list-disc gap-2">
      <li>迷惑メールのフォルダーに入っていないか、ご覧ください。</li>
      <li>
        受け取るメールを指定している場合は、メールの設定で、このサイトのドメインからのメールを受け取れるようにしてください。
      </li>
    </ul>
  );
}
