import { parentPort, workerData } from 'node:worker_threads';
import type { DecodedPicture, HeicWorkerData } from './decode-heic.ts';

const PAGE_BYTES = 65_536;

/** The decoder asks for memory in pieces: from the limit on it gets none, and gives the picture up by itself. */
function limitMemory(maxBytes: number): void {
  const grow = WebAssembly.Memory.prototype.grow;
  WebAssembly.Memory.prototype.grow = function limited(this: WebAssembly.Memory, pages: number) {
    if (this.buffer.byteLength + pages * PAGE_BYTES > maxBytes) throw new RangeError('enough memory');
    return grow.call(this, pages);
  };
}

/** Answers the points of the file's main picture, or null. The head tells the size before anything is decoded (F10). */
async function decode({ file, maxPixels, maxBytes }: HeicWorkerData): Promise<DecodedPicture | null> {
  limitMemory(maxBytes);
  const { default: heif } = await import('libheif-js/wasm-bundle.js');
  const context = heif.heif_context_alloc();
  heif.heif_context_set_maximum_image_size_limit(context, Math.ceil(Math.sqrt(maxPixels)) * 2);
  heif.heif_context_read_from_memory(context, file);
  const handle = heif.heif_js_context_get_primary_image_handle(context);
  if (!handle || 'code' in handle) return null;
  const pixels = heif.heif_image_handle_get_width(handle) * heif.heif_image_handle_get_height(handle);
  if (!(pixels > 0 && pixels <= maxPixels)) return null;
  const { heif_colorspace_RGB: colours } = heif.heif_colorspace;
  const { heif_chroma_interleaved_RGB: threeBytes } = heif.heif_chroma;
  const [plane] = heif.heif_js_decode_image2(handle, colours, threeBytes).channels ?? [];
  return plane === undefined ? null : pointsOf(plane);
}

interface Plane {
  data: Uint8Array;
  width: number;
  height: number;
  /** Bytes from line to line: lines may end in bytes that are no points. */
  stride: number;
}

function pointsOf({ data, width, height, stride }: Plane): DecodedPicture {
  const line = width * 3;
  const points = new Uint8Array(line * height);
  for (let row = 0; row < height; row += 1) {
    points.set(data.subarray(row * stride, row * stride + line), row * line);
  }
  return { points, width, height };
}

const decoded = await decode(workerData as HeicWorkerData);
parentPort?.postMessage(decoded, decoded === null ? [] : [decoded.points.buffer as ArrayBuffer]);
