import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { UploadField, type UploadRow, type UploadState } from './index.ts';

const drawn = (...states: UploadState[]) => {
  const rows = states.map((state, index): UploadRow => ({ id: `${index}`, name: `画像${index + 1}`, state }));
  return renderToStaticMarkup(
    <UploadField
      name="images"
      label="画像と書類"
      accept="image/*,application/pdf"
      chooseLabel="画像や書類を選ぶ"
      listLabel="選んだ画像と書類"
      rows={rows}
      onChoose={() => {}}
      onAgain={() => {}}
      onRemove={() => {}}
    />,
  );
};

describe('UploadField', () => {
  it('まだない場合、いくつも選べる欄だけを示し、カメラを強いない', () => {
    const html = drawn();
    expect(html).toMatch(/<input[^>]*type="file"[^>]*multiple=""[^>]*accept="image\/\*,application\/pdf"/);
    expect(html).not.toContain('capture');
    expect(html).not.toContain('<ul');
  });

  it('送っている場合、名前のある進みと数を示し、やめられる', () => {
    const html = drawn({ kind: 'sending', percent: 40.4 });
    expect(html).toMatch(/<progress[^>]*value="40"[^>]*aria-label="画像1を送っています"/);
    expect(html).toContain('送っています 40%');
    expect(html).toContain('画像1を送るのをやめる');
  });

  it('送れなかった場合、わけを示し、送り直せるものだけ送り直せて、どれも外せる', () => {
    const html = drawn(
      { kind: 'failed', text: '通信が切れました。', canSendAgain: true },
      { kind: 'failed', text: '大きすぎます。', canSendAgain: false },
    );
    expect(html).toContain('通信が切れました。');
    expect(html.match(/もう一度送る/g)).toHaveLength(1);
    expect(html).toContain('画像1を外す');
    expect(html).toContain('画像2を外す');
  });

  it('読み上げには、全体のようすを一文で伝える', () => {
    const html = drawn(
      { kind: 'checking' },
      { kind: 'failed', text: 'だめでした。', canSendAgain: true },
      { kind: 'sent' },
    );
    expect(html).toContain('1件を送っています。1件を送れませんでした。');
    expect(drawn({ kind: 'sent' }, { kind: 'sent' })).toContain('2件あります。');
  });
});
