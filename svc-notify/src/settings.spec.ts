import { readSettings } from './settings.js';

describe('readSettings', () => {
  it('has a default for everything', () => {
    const { mail, privateNetworks, pushSubject } = readSettings({});
    expect([privateNetworks, pushSubject]).toEqual(['none', 'mailto:carnet@localhost']);
    expect(mail).toMatchObject({ table: 'notify_mails', smtpUrl: null, folder: '.carnet/mail' });
  });

  it.each([
    [{ PUBLIC_URL: 'https://carnet.example/' }, 'https://carnet.example'],
    [{ MAIL_FROM: 'post@carnet.example' }, 'mailto:post@carnet.example'],
    [{ PUSH_SUBJECT: 'mailto:me@example.com' }, 'mailto:me@example.com'],
  ])('tells push services whom they may write to: %j', (env, subject) => {
    expect(readSettings(env).pushSubject).toBe(subject);
  });

  it('says what is odd of whom push services may write to', () => {
    expect(() => readSettings({ PUSH_SUBJECT: 'me@example.com' })).toThrow('PUSH_SUBJECT must be like');
  });

  it('says which private networks people may have asked', () => {
    expect(readSettings({ OUTGOING_PRIVATE_NETWORKS: 'all' }).privateNetworks).toBe('all');
    expect(readSettings({ OUTGOING_PRIVATE_NETWORKS: '192.168.1.0/24' }).privateNetworks).toHaveLength(1);
    expect(() => readSettings({ OUTGOING_PRIVATE_NETWORKS: '192.168.1.7' })).toThrow(
      'OUTGOING_PRIVATE_NETWORKS must be none, all, or networks like',
    );
  });
});
