import { LeakyBuckets } from '../src/local.bucket.js';

describe('tries per address', () => {
  let now = 0;
  const buckets = (burst: number, perMinute: number) => {
    now = 0;
    return new LeakyBuckets({ burst, perMinute }, () => now);
  };
  const takes = (bucket: LeakyBuckets, tries: number, key = 'a') =>
    Array.from({ length: tries }, () => bucket.takes(key)).filter(Boolean).length;

  it('lets a burst through and no more', () => {
    expect(takes(buckets(3, 60), 10)).toBe(3);
  });

  it('frees one try for each share of a minute', () => {
    const bucket = buckets(3, 60);
    takes(bucket, 3);
    now = 999;
    expect(takes(bucket, 5)).toBe(0);
    now = 2000;
    expect(takes(bucket, 5)).toBe(2);
  });

  it('is full again after a long rest, and never fuller', () => {
    const bucket = buckets(3, 60);
    takes(bucket, 3);
    now = 3_600_000;
    expect(takes(bucket, 10)).toBe(3);
  });

  it('counts each address by itself', () => {
    const bucket = buckets(1, 60);
    expect(takes(bucket, 2, 'a') + takes(bucket, 2, 'b')).toBe(2);
  });

  it('knows 10,000 addresses, and forgets for one more whoever tried longest ago', () => {
    const bucket = buckets(2, 60);
    takes(bucket, 1, 'busy');
    takes(bucket, 1, 'other');
    takes(bucket, 1, 'busy');
    for (let n = 0; n < 9_999; n += 1) bucket.takes(`new-${n}`);
    expect(bucket.takes('busy')).toBe(false);
    bucket.takes('one more');
    expect(bucket.takes('busy')).toBe(true);
  });
});
