/** As much of the decoder as is used; the package brings no types for its bundled module. */
declare module 'libheif-js/wasm-bundle.js' {
  /** An address within the decoder. */
  type Handle = object;

  interface Plane {
    data: Uint8Array;
    width: number;
    height: number;
    stride: number;
  }

  const heif: {
    heif_context_alloc(): Handle;
    heif_context_set_maximum_image_size_limit(context: Handle, side: number): void;
    heif_context_read_from_memory(context: Handle, file: Uint8Array | ArrayBuffer): { code: object };
    /** A handle, or an error with its code. */
    heif_js_context_get_primary_image_handle(context: Handle): Handle | { code: object } | null;
    heif_image_handle_get_width(handle: Handle): number;
    heif_image_handle_get_height(handle: Handle): number;
    /** Without channels where it could not be decoded. */
    heif_js_decode_image2(handle: Handle, colours: object, chroma: object): { channels?: Plane[] };
    heif_colorspace: { heif_colorspace_RGB: object };
    heif_chroma: { heif_chroma_interleaved_RGB: object };
  };
  export default heif;
}
