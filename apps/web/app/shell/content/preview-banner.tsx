import { Notice } from '@hidamari/ui/notice';

/** Above every page that is not published (G27). */
export function PreviewBanner() {
  return (
    <div className="my-4">
      <Notice tone="caution" title="公開前のプレビューです">
        <p>編集の担当者だけが見られます。このページのアドレスをほかの人に渡さないでください。</p>
      </Notice>
    </div>
  );
}
