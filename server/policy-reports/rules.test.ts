import { describe, expect, test } from 'vitest';
import { recordPolicyReports } from './record-policy-report.ts';
import { describeReport, type Violation } from './rules.ts';
import type { PolicyReport } from './schemas.ts';

const report: PolicyReport = {
  document: 'https://shop.example/search?query=pan#top',
  blocked: 'inline',
  source: 'https://shop.example/search?query=pan',
  line: 3,
  directive: 'script-src-elem',
};

describe('what is told of a violation of the policy', () => {
  test('names the directive, the page and where it came from, without what stands in a query', () => {
    expect(describeReport(report)).toEqual({
      directive: 'script-src-elem',
      blocked: 'inline',
      page: '/search',
      source: '/search',
      line: 3,
    });
    const blocked = 'https://evil.example/of/ayesha?token=1';
    expect(describeReport({ ...report, blocked, source: '' })?.blocked).toBe('https://evil.example');
    expect(describeReport({ ...report, blocked: 'data:text/html,<b>' })?.blocked).toBe('data:');
    expect(describeReport({ ...report, directive: "style-src 'self' https:" })?.directive).toBe('style-src');
  });

  test.each([
    { source: 'moz-extension://5f8e/content.js' },
    { source: 'chrome-extension' },
    { source: 'safari-web-extension://5f8e/content.js' },
    { blocked: 'chrome-extension://5f8e/style.css' },
    { blocked: 'about' },
  ])('is nothing where an extension of the browser did it: %o', (change) => {
    expect(describeReport({ ...report, ...change })).toBeNull();
  });

  test.each([{ directive: '<script>' }, { directive: '' }, { document: 'nowhere' }])(
    'is nothing where it cannot be one: %o',
    (change) => {
      expect(describeReport({ ...report, ...change })).toBeNull();
    },
  );
});

test('a violation is told the first, the tenth and the hundredth time, and only so many different ones', () => {
  const told: (Violation & { times: number })[] = [];
  const record = recordPolicyReports((line) => told.push(line));
  const violation = { directive: 'img-src', blocked: 'inline', page: '/', source: '', line: null };
  for (let times = 0; times < 150; times++) record(violation);
  expect(told.map(({ times }) => times)).toEqual([1, 10, 100]);
  for (let number = 0; number < 500; number++) record({ ...violation, page: `/made-up-${number}` });
  expect(told).toHaveLength(30);
});
