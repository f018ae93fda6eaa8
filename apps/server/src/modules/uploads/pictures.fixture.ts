import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

const WARM = { r: 240, g: 200, b: 120 };

/** A plain picture of this size. */
export const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: WARM } });

/** A photograph as a telephone takes it: with the place, the camera, a comment, and lying on its side. */
export async function telephonePhoto(width = 1_200, height = 800): Promise<Buffer> {
  return picture(width, height)
    .withExif({
      IFD0: { Make: 'HIDAMARI-CAMERA', ImageDescription: 'ひみつのメモ' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '35/1 39/1 0/1', GPSLongitudeRef: 'E' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** A PNG of one bit a point: small as a file, enormous once it is decoded. */
export function pictureBomb(side: number): Buffer {
  const rows = Buffer.alloc((1 + Math.ceil(side / 8)) * side);
  const size = Buffer.alloc(8);
  size.writeUInt32BE(side, 0);
  size.writeUInt32BE(side, 4);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', Buffer.concat([size, Buffer.from([1, 0, 0, 0, 0])])),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** The same HEIC file, whose head says that it is this wide and high. */
export function heicBomb(heic: Buffer, side: number): Buffer {
  const bomb = Buffer.from(heic);
  const size = bomb.indexOf('ispe') + 8;
  bomb.writeUInt32BE(side, size);
  bomb.writeUInt32BE(side, size + 4);
  return bomb;
}
