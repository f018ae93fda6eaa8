import { faultsOfStatus } from './portal/page-faults.ts';
import { expect, test } from './portal/portal-test.ts';
import { openSourcePage } from './portal/source-modules.ts';

const FORMS = 'apps/web/app/shell/forms/';

test.describe('画像を送る部品（G33・G65）', () => {
  test.beforeEach(({ becomeDemoMember }) => becomeDemoMember('hatch'));

  // @proves outside storage: a file
  test('写真は小さくなってから、進みとともに届き、送り先は一度しか使えない', async ({ page, faults }) => {
    const at = await openSourcePage(page);
    faults.expect(faultsOfStatus(401));
    faults.expect(faultsOfStatus(403));
    const modules = {
      client: at('packages/contract/src/client/index.ts'),
      uploads: at('packages/contract/src/uploads/index.ts'),
      send: at(`${FORMS}send-image.ts`),
      put: at(`${FORMS}put-file.ts`),
      shrink: at(`${FORMS}shrink-picture.ts`),
    };
    const seen = await page.evaluate(async (from) => {
      const { createBrowserClient } = await import(from.client);
      const { issueIconUploadEndpoint } = await import(from.uploads);
      const { sendImage } = await import(from.send);
      const { putFile } = await import(from.put);
      const { shrinkPicture } = await import(from.shrink);

      const canvas = Object.assign(document.createElement('canvas'), { width: 3_000, height: 2_000 });
      const pen = canvas.getContext('2d');
      for (let stripe = 0; stripe < 300; stripe += 1) {
        if (pen) pen.fillStyle = `hsl(${stripe * 7} 60% 60%)`;
        pen?.fillRect(stripe * 10, 0, 10, 2_000);
      }
      const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
      const file = new File([drawn ?? ''], 'photo.png', { type: 'image/png' });
      const small = await shrinkPicture(file, 512);
      const bitmap = await createImageBitmap(small);

      let held: unknown = null;
      const set = (next: unknown) => {
        held = next;
      };
      const accessToken = { get: () => held, set };
      const api = createBrowserClient({ baseUrl: '/api', accessToken });
      const addresses: { put_url: string }[] = [];
      const askAddress = async () => {
        const [address] = (await api.call(issueIconUploadEndpoint, {})).urls;
        addresses.push(address);
        return address;
      };
      const told: number[] = [];
      const { signal } = new AbortController();
      const onProgress = (percent: number) => void told.push(percent);
      const key = await sendImage({ file: small, askAddress, put: putFile, signal, onProgress });
      const again = await putFile(addresses[0], small, { signal, onProgress }).catch(
        (error: { code: string }) => error.code,
      );
      const stop = new AbortController();
      const stopped = await sendImage({
        file: small,
        askAddress: async () => {
          const address = await askAddress();
          stop.abort(new Error('stopped'));
          return address;
        },
        put: putFile,
        signal: stop.signal,
        onProgress,
      }).catch((error: Error) => error.message);
      const text = await shrinkPicture(new File(['no picture'], 'x.png', { type: 'image/png' }), 512);
      return {
        size: [bitmap.width, bitmap.height],
        type: small.type,
        key,
        told,
        again,
        stopped,
        unreadable: text.size,
        asked: addresses.length,
      };
    }, modules);
    expect(seen).toMatchObject({ size: [512, 341], type: 'image/jpeg', again: 'forbidden', unreadable: 10 });
    expect(seen.key).toMatch(/^[0-9a-f-]{36}$/);
    expect(seen.told[0]).toBe(0);
    expect(seen.told).toContain(100);
    expect(seen.stopped).toBe('stopped');
    expect(seen.asked).toBe(2);
  });
});
