import { describe, expect, test } from 'vitest';
import { loginAddress, returnTarget, withReturnTarget } from './return-target.ts';

const targetOf = (address: string) => returnTarget(new URL(address, 'http://shop.invalid').searchParams);

describe('a login', () => {
  test.each(['/CheckOut', '/profile'] as const)('leads back to %s, from where it was asked for', (target) => {
    expect(targetOf(loginAddress(target))).toBe(target);
    expect(targetOf(withReturnTarget('/registration', target))).toBe(target);
  });

  test.each([
    '/login',
    '/login?next=',
    '/login?next=/',
    '/login?next=/dashboard',
    '/login?next=/checkout',
    '/login?next=/CheckOut/../dashboard',
    '/login?next=//evil.example/CheckOut',
    '/login?next=https://evil.example/CheckOut',
    '/login?next=javascript:alert(1)',
    '/login?next=%2F%2Fevil.example&next=/CheckOut',
    '/login?next[]=/CheckOut',
    '/login?next=constructor',
  ])('by %s leads back nowhere', (address) => {
    expect(targetOf(address)).toBeNull();
    expect(withReturnTarget('/login', targetOf(address))).toBe('/login');
  });
});
