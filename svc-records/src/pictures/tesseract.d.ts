declare module 'tesseract.js-core/tesseract-core-simd-lstm.js' {
  interface TessBaseApi {
    /** Returns 0 if all languages were found. */
    Init(folder: string | null, languages: string, engine: number): number;
    SetVariable(name: string, value: string): boolean;
    /** Loads the file `/input`; returns 0 if it is a picture. */
    SetImageFile(exif: number, radians: number): number;
    Recognize(monitor: null): number;
    GetTSVText(page: number): string;
    End(): void;
  }
  interface Tesseract {
    FS: { writeFile(path: string, bytes: Uint8Array): void };
    TessBaseAPI: new () => TessBaseApi;
  }
  const open: (options: { print: () => void; printErr: () => void }) => Promise<Tesseract>;
  export default open;
}
