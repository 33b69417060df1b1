import { createRequire } from 'node:module';
import createModule from '@neslinesli93/qpdf-wasm';

/** The package's types lack the write methods of its file system. */
interface Files {
  writeFile: (path: string, content: Uint8Array) => void;
}

const WASM = createRequire(__filename).resolve('@neslinesli93/qpdf-wasm/dist/qpdf.wasm');

/** The exit code of `qpdf --check`: 0 if it finds nothing, 2 for errors, 3 for warnings. */
export async function qpdfCheck(pdf: Uint8Array): Promise<number> {
  const said = (['log', 'warn', 'error'] as const).map((say) => jest.spyOn(console, say).mockImplementation());
  const qpdf = await createModule({ locateFile: () => WASM });
  (qpdf.FS as unknown as Files).writeFile('/book.pdf', pdf);
  const { exitCode } = process;
  try {
    return qpdf.callMain(['--check', '/book.pdf']);
  } finally {
    // qpdf sets the exit code of this process, so that the whole test run would end with it.
    process.exitCode = exitCode ?? 0;
    for (const spy of said) spy.mockRestore();
  }
}
