import { readSettings } from './settings.js';

describe('readSettings', () => {
  it('has a default for everything', () => {
    const { mail, registration, providers, notifyRole, ...counts } = readSettings({});
    expect([registration.mode, providers, notifyRole]).toEqual(['open', [], 'carnet_notify']);
    expect(Object.values(counts).every((value) => value >= 1)).toBe(true);
    expect(mail).toMatchObject({ smtpUrl: null, folder: '.carnet/mail' });
  });

  it('needs to know who mails are from and where Carnet is, once there is a server', () => {
    const SMTP_URL = 'smtps://me:secret@smtp.example.com';
    expect(() => readSettings({ SMTP_URL })).toThrow(
      'MAIL_FROM is missing, which SMTP_URL needs; PUBLIC_URL is missing, which SMTP_URL needs.',
    );
    const env = { SMTP_URL, MAIL_FROM: 'Carnet <post@carnet.example>', PUBLIC_URL: 'https://carnet.example/' };
    expect(readSettings(env).mail).toMatchObject({ smtpUrl: SMTP_URL, carnetUrl: 'https://carnet.example' });
  });

  it.each([
    [{ SMTP_URL: 'https://smtp.example.com' }, 'SMTP_URL'],
    [{ PUBLIC_URL: 'carnet.example' }, 'PUBLIC_URL'],
    [{ PUBLIC_URL: 'javascript:alert(1)' }, 'PUBLIC_URL'],
    [{ MAIL_FROM: 'Carnet' }, 'MAIL_FROM'],
    [{ MAIL_FROM: 'a@b.example\r\nBcc: c@d.example' }, 'MAIL_FROM'],
  ])('says what is odd of mails: %j', (odd, variable) => {
    const sound = { SMTP_URL: 'smtp://localhost', MAIL_FROM: 'a@b.example', PUBLIC_URL: 'https://c.example' };
    expect(() => readSettings({ ...sound, ...odd })).toThrow(`${variable} must be like`);
  });

  it('knows providers by a list, and reads secrets from files', () => {
    const env = {
      PUBLIC_URL: 'https://carnet.example',
      OIDC_PROVIDERS: JSON.stringify([
        { name: 'home', issuer: 'https://id.example', clientId: 'carnet', clientSecretFile: __filename },
      ]),
    };
    const [provider] = readSettings(env).providers;
    expect(provider).toMatchObject({ name: 'home', label: 'home', scope: 'openid profile email' });
    expect(provider!.clientSecret).toMatch(/^import/);
  });

  it.each([
    ['{}', 'must be a list as JSON'],
    ['[', 'must be a list as JSON'],
    ['[{"name":"A b","issuer":"https://a.example","clientId":"c"}]', 'OIDC_PROVIDERS[0].name must be'],
    ['[{"name":"a","issuer":"http://a.example","clientId":"c"}]', 'OIDC_PROVIDERS[0].issuer must be'],
    ['[{"name":"a","issuer":"https://a.example"}]', 'OIDC_PROVIDERS[0].clientId is missing'],
    [
      '[{"name":"a","issuer":"https://a.example","clientId":"c","scope":"email"}]',
      'OIDC_PROVIDERS[0].scope must have openid',
    ],
    [
      '[{"name":"a","issuer":"https://a.example","clientId":"c","secret":"x"}]',
      'OIDC_PROVIDERS[0].secret is not known',
    ],
    [
      '[{"name":"a","issuer":"https://a.example","clientId":"c","clientSecretFile":"/none"}]',
      'names a file that cannot be read',
    ],
    [
      '[{"name":"a","issuer":"https://a.example","clientId":"c"},{"name":"a","issuer":"https://b.example","clientId":"c"}]',
      'one name twice',
    ],
  ])('says what is odd of providers: %s', (OIDC_PROVIDERS, sentence) => {
    expect(() => readSettings({ PUBLIC_URL: 'https://carnet.example', OIDC_PROVIDERS })).toThrow(sentence);
  });

  it('needs to know where Carnet is, once there is a provider', () => {
    expect(() => readSettings({ OIDC_PROVIDERS: '[]' })).toThrow('PUBLIC_URL is missing, which OIDC_PROVIDERS needs');
  });

  it('takes what the environment says', () => {
    expect(readSettings({ SIGN_IN_TRIES_PER_ACCOUNT: ' 3 ' }).signInTriesPerAccount).toBe(3);
  });

  it('names every variable that is odd', () => {
    const env = { SIGN_IN_TRIES_PER_ADDRESS: 'many', PASSWORD_HASHES_AT_ONCE: '0', REGISTRATIONS_PER_ADDRESS: '1.5' };
    expect(() => readSettings(env)).toThrow(
      'svc-identity cannot start: SIGN_IN_TRIES_PER_ADDRESS must be a whole number from 1 to 1000000; ' +
        'REGISTRATIONS_PER_ADDRESS must be a whole number from 1 to 1000000; ' +
        'PASSWORD_HASHES_AT_ONCE must be a whole number from 1 to 64.',
    );
  });
});
