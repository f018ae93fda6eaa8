import { Button } from '@hidamari/ui/button';
import type { PartGallery } from '@hidamari/ui/gallery';
import { CodeForm } from './code-form.tsx';

const press = () => {};

export const codeFormGallery: PartGallery = {
  noun: 'code-form',
  title: 'コードでの確認',
  states: {
    入れるまえ: (
      <CodeForm label="アプリに出た6桁の数字" verb="つづける" send={async () => {}} onGiveUp={press}>
        <div>
          <Button kind="quiet" icon="refresh" onClick={press}>
            パスワードからやり直す
          </Button>
        </div>
      </CodeForm>
    ),
  },
};
