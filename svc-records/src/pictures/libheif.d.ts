declare module 'libheif-js/wasm-bundle.js' {
  interface HeifPicture {
    get_width(): number;
    get_height(): number;
    display(
      into: { data: Uint8ClampedArray; width: number; height: number },
      done: (shown: object | null) => void,
    ): void;
  }
  const libheif: { HeifDecoder: new () => { decode(bytes: Uint8Array): HeifPicture[] } };
  export default libheif;
}
