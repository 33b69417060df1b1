import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, openSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@carnet/embedded-pg';
import { S3Client } from '../../../packages/files/src/s3-client.js';
import type { S3Config } from '../../../packages/runtime/src/config.js';
import { inState } from '../../../scripts/lib/paths.js';
import { until } from '../../src/until.js';
import { unpackFromDebian } from './debian-packages.js';

/** Debian's packages of OpenStack Swift, and what they need beside Python. */
const PACKAGES = [
  ...['python3-swift', 'swift', 'swift-proxy', 'swift-account', 'swift-container', 'swift-object', 'python3-eventlet'],
  ...['python3-greenlet', 'python3-dnspython', 'python3-netifaces', 'python3-pastedeploy', 'python3-pyeclib'],
  ...['liberasurecode1', 'python3-xattr', 'python3-lxml', 'python3-cffi', 'python3-cffi-backend', 'python3-pycparser'],
  ...['python3-ply', 'python3-requests', 'python3-urllib3', 'python3-certifi', 'python3-chardet', 'python3-idna'],
  ...['python3-charset-normalizer', 'python3-pkg-resources', 'python3-setuptools', 'python3-six'],
];
const PYTHON = '/usr/bin/python3';
const KINDS = ['account', 'container', 'object'] as const;
const BUCKET = 'carnet';

/** A Swift with an S3 API: one process each for proxy, accounts, containers and objects. Nothing is installed. */
export class Swift {
  private readonly folder = mkdtempSync(join(tmpdir(), 'carnet-swift-'));
  private readonly unpacked = inState('swift');
  private readonly processes = new Map<string, ChildProcess>();
  private port = 0;

  async start(): Promise<void> {
    unpackFromDebian('OpenStack Swift', PACKAGES, this.unpacked, 'usr/bin/swift-proxy-server');
    this.port = await freePort(4);
    this.configure();
    for (const kind of [...KINDS, 'proxy']) this.run(kind);
    await this.answers();
    const bucket = new S3Client(this.config(''));
    (await bucket.send({ method: 'PUT', name: '' })).resume();
    bucket.close();
  }

  /** @param prefix of object names in the bucket */
  config(prefix: string): S3Config {
    const url = `http://127.0.0.1:${this.port}/${BUCKET}${prefix && `/${prefix}`}`;
    return { url, accessKey: 'carnet:drill', secretKey: 'the-secret-of-the-drill', region: 'us-east-1' };
  }

  /** Environment of a stack that uses it. */
  environment(prefix: string): NodeJS.ProcessEnv {
    const { url, accessKey, secretKey, region } = this.config(prefix);
    return { FILES_S3_URL: url, FILES_S3_KEY: accessKey, FILES_S3_SECRET: secretKey, FILES_S3_REGION: region };
  }

  /** Runs `work` while Swift does not answer. */
  async without(work: () => Promise<void>): Promise<void> {
    this.processes.get('proxy')?.kill('SIGKILL');
    await work();
    this.run('proxy');
    await this.answers();
  }

  stop(): void {
    for (const process of this.processes.values()) process.kill('SIGKILL');
    rmSync(this.folder, { recursive: true, force: true });
  }

  private run(kind: string): void {
    const script = join(this.unpacked, `usr/bin/swift-${kind}-server`);
    const begin = [
      'import runpy, sys',
      'from swift.common import utils',
      `utils.set_swift_dir(${JSON.stringify(this.folder)})`,
      `sys.argv = ['swift', ${JSON.stringify(join(this.folder, `${kind}.conf`))}]`,
      `runpy.run_path(${JSON.stringify(script)}, run_name='__main__')`,
    ].join('\n');
    const log = openSync(join(this.folder, `${kind}.log`), 'a');
    this.processes.set(kind, spawn(PYTHON, ['-c', begin], { env: this.python(), stdio: ['ignore', log, log] }));
  }

  private answers(): Promise<void> {
    const isThere = () =>
      fetch(`http://127.0.0.1:${this.port}/`).then(
        () => true,
        () => false,
      );
    return until('the object store answers', isThere, 30_000);
  }

  private configure(): void {
    const { folder, port } = this;
    mkdirSync(join(folder, 'devices/one'), { recursive: true });
    const write = (name: string, text: string): void => writeFileSync(join(folder, name), text);
    write(
      'swift.conf',
      '[swift-hash]\nswift_hash_path_suffix = carnet\n[storage-policy:0]\nname = one\ndefault = yes\n',
    );
    const common = (at: number): string =>
      `[DEFAULT]\nbind_ip = 127.0.0.1\nbind_port = ${at}\nworkers = 0\nuser = ${execFileSync('id', ['-un'], { encoding: 'utf8' }).trim()}\n` +
      `swift_dir = ${folder}\nlog_address = /nowhere\n`;
    KINDS.forEach((kind, nth) => {
      const at = port + 1 + nth;
      const place = `devices = ${join(folder, 'devices')}\nmount_check = false\ndisable_fallocate = true\n`;
      const app = `[pipeline:main]\npipeline = ${kind}-server\n[app:${kind}-server]\nuse = egg:swift#${kind}\n`;
      write(`${kind}.conf`, common(at) + place + app);
      this.ring(kind, 'create', '4', '1', '0');
      this.ring(kind, 'add', `r1z1-127.0.0.1:${at}/one`, '1');
      this.ring(kind, 'rebalance');
    });
    write(
      'proxy.conf',
      `${common(port)}[pipeline:main]\npipeline = catch_errors cache s3api tempauth proxy-server\n` +
        '[app:proxy-server]\nuse = egg:swift#proxy\naccount_autocreate = true\n' +
        '[filter:tempauth]\nuse = egg:swift#tempauth\nuser_carnet_drill = the-secret-of-the-drill .admin\n' +
        '[filter:s3api]\nuse = egg:swift#s3api\nlocation = us-east-1\nallow_multipart_uploads = false\n' +
        '[filter:catch_errors]\nuse = egg:swift#catch_errors\n' +
        '[filter:cache]\nuse = egg:swift#memcache\nmemcache_servers = 127.0.0.1:1\n',
    );
  }

  private ring(kind: string, ...args: string[]): void {
    const builder = join(this.folder, `${kind}.builder`);
    execFileSync(PYTHON, [join(this.unpacked, 'usr/bin/swift-ring-builder'), builder, ...args], {
      env: this.python(),
      stdio: 'ignore',
    });
  }

  private python(): NodeJS.ProcessEnv {
    return {
      PATH: process.env.PATH,
      PYTHONPATH: join(this.unpacked, 'usr/lib/python3/dist-packages'),
      LD_LIBRARY_PATH: readdirSync(join(this.unpacked, 'usr/lib'))
        .filter((name) => name.endsWith('-linux-gnu'))
        .map((name) => join(this.unpacked, 'usr/lib', name))
        .join(':'),
    };
  }
}
