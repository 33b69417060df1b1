import { runCommand, inLanes } from './command.js';
import { inRoot } from './paths.js';
import { having, workspaces } from './workspaces.js';

export interface TypeFault {
  folder: string;
  output: string;
}

/** TypeScript 7 checks several times faster; what it cannot read is given to the compiler that everything else uses. */
const CHECKERS = ['node_modules/ts7/bin/tsc', 'node_modules/typescript/bin/tsc'];

export async function checkTypes(only: string[] = []): Promise<TypeFault[]> {
  const folders = having([...workspaces(), 'scripts'], 'tsconfig.json');
  const wanted = only.length ? folders.filter((folder) => only.includes(folder.replace(/^packages\//, ''))) : folders;
  const results = await inLanes(wanted, 2, checkFolder);
  return results.flatMap((fault) => fault ?? []);
}

async function checkFolder(folder: string): Promise<TypeFault | null> {
  let output = '';
  for (const checker of CHECKERS) {
    const result = await runCommand([process.execPath, inRoot(checker), '-p', folder, '--noEmit', '--pretty', 'false']);
    const isEmpty = result.output.includes('TS18003'); // a package without sources yet
    if (result.code === 0 || isEmpty) return null;
    output = result.output;
    if (output.includes('error TS')) break; // a real finding; anything else is the checker's own trouble
  }
  return { folder, output };
}
