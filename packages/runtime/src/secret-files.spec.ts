import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSecretFiles } from './secret-files.js';

const folder = mkdtempSync(join(tmpdir(), 'carnet-secrets-'));
const file = join(folder, 'token');
writeFileSync(file, 'a secret of thirty-two characters\n');

afterAll(() => rmSync(folder, { recursive: true }));

it('takes a secret from the file that is named, without the end of its line', () => {
  const env: Record<string, string | undefined> = { INTERNAL_TOKEN_FILE: file, SMTP_URL_FILE: file, OTHER_FILE: file };
  readSecretFiles(env, ['SMTP_URL']);
  expect(env).toMatchObject({
    INTERNAL_TOKEN: 'a secret of thirty-two characters',
    SMTP_URL: 'a secret of thirty-two characters',
  });
  expect(env).not.toHaveProperty('OTHER');
});

it('refuses one that is given both ways, and a file that is not there, by name', () => {
  const env = {
    INTERNAL_TOKEN: 'x',
    INTERNAL_TOKEN_FILE: file,
    DATABASE_URL_FILE: join(folder, 'none'),
    FILES_S3_KEY_FILE: ' ',
  };
  expect(() => readSecretFiles(env)).toThrow(
    /DATABASE_URL_FILE cannot be read: .*; INTERNAL_TOKEN and INTERNAL_TOKEN_FILE are both set/,
  );
});
