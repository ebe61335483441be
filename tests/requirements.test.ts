import { describe, expect, test } from 'vitest';
import { citedIn, faultsOf, readRequirements, unprovedBy } from '../scripts/requirements/requirements.ts';
import { testsOfPlaywright, testsOfVitest } from '../scripts/requirements/test-reports.ts';

const requirements = readRequirements(`
| | requirement | proved by |
| --- | --- | --- |
| R1 | A cart counts units. | shop/orders/cart/rules.test.ts › the cart › counts units<br>tests/browser/cart.spec.ts › the badge |
`);

const ran = [
  ...testsOfVitest(
    {
      testResults: [
        {
          name: '/shop/shop/orders/cart/rules.test.ts',
          assertionResults: [{ ancestorTitles: ['the cart'], title: 'counts units of 3', status: 'passed' }],
        },
      ],
    },
    '/shop',
  ),
  ...testsOfPlaywright(
    {
      config: { rootDir: '/shop/tests/browser' },
      suites: [
        {
          title: 'cart.spec.ts',
          file: 'cart.spec.ts',
          specs: [],
          suites: [
            {
              title: 'the header',
              file: 'cart.spec.ts',
              specs: [
                { title: 'the badge counts units', tests: [{ status: 'expected' }, { status: 'flaky' }] },
              ],
            },
          ],
        },
      ],
    },
    '/shop',
  ),
];

describe('a requirement', () => {
  test('is proved by tests that ran and passed, by a part of their full names', () => {
    expect(ran.map(({ file, name }) => `${file} › ${name}`)).toEqual([
      'shop/orders/cart/rules.test.ts › the cart › counts units of 3',
      'tests/browser/cart.spec.ts › the header › the badge counts units',
      'tests/browser/cart.spec.ts › the header › the badge counts units',
    ]);
    expect(unprovedBy(ran, requirements, ['unit'])).toEqual([]);
  });

  test('is not proved by a test that passed on one kind of screen and not on another', () => {
    expect(unprovedBy(ran, requirements, ['unit', 'browser'])).toEqual([
      'R1: tests/browser/cart.spec.ts › the badge did not pass',
    ]);
  });

  test('is not proved by a test that did not run', () => {
    expect(unprovedBy([], requirements, ['unit'])).toEqual([
      'R1: shop/orders/cart/rules.test.ts ran no test "the cart › counts units"',
    ]);
  });

  test('has a number of its own, and tests that are written in their files', () => {
    const source = (file: string) => (file.endsWith('.spec.ts') ? "test('the badge counts');" : null);
    expect(faultsOf([...requirements, ...requirements], source)).toEqual([
      'R1 stands twice',
      'R1: shop/orders/cart/rules.test.ts has no test "the cart › counts units"',
      'R1: shop/orders/cart/rules.test.ts has no test "the cart › counts units"',
    ]);
  });
});

test('a comment cites requirements and decisions by their numbers', () => {
  expect(citedIn('Free from here on (R12; decision 051, docs/decisions/020). A4, R2D2.')).toEqual([
    'R12',
    'decision 051',
    'decision 020',
  ]);
});
