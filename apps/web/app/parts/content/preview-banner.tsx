import { Notice } from '@hidamari/ui/notice';

/**
 * Above every page that is not published (G27). `leftOut` names tags and attributes of its texts that do not reach the
 * page: the editor can write them in another way before anybody reads the text.
 */
export function PreviewBanner({ leftOut }: { leftOut: readonly string[] }) {
  return (
    <div className="my-4 grid gap-4">
      <Notice tone="caution" title="公開前のプレビューです">
        <p>編集の担当者だけが見られます。このページのアドレスをほかの人に渡さないでください。</p>
      </Notice>
      {leftOut.length > 0 && (
        <Notice tone="caution" title="このページに出せない書き方があります">
          <p>
            次のタグや属性は、公開したページでは外れます。中の文字はできるだけ残し、文字の色は太字にかえています。
          </p>
          <ul className="list-disc pl-6">
            {leftOut.map((name) => (
              <li key={name}>
                <code>{name}</code>
              </li>
            ))}
          </ul>
          <p>意味が変わらないかを確かめ、必要なら、エディタで書き直してください。</p>
        </Notice>
      )}
    </div>
  );
}
