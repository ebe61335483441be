import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const tokens = readFileSync(new URL('tokens.css', import.meta.url), 'utf8');

function luminance(token: string): number {
  const hex = new RegExp(`--color-${token}: #([\\da-f]{6});`).exec(tokens)?.[1];
  if (!hex) throw new Error(`There is no colour "${token}".`);
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of WCAG 2, from 1 to 21. */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const SURFACES = ['paper', 'canvas', 'mist'];

describe('text can be read (AA)', () => {
  test.each([
    ...['ink', 'ink-soft', 'ink-quiet', 'brand', 'accent', 'danger'].flatMap((text) =>
      SURFACES.map((surface) => [text, surface]),
    ),
    ['white', 'brand'],
    ['white', 'brand-strong'],
    ['white', 'danger'],
    ['brand', 'brand-soft'],
    ['accent', 'accent-soft'],
    ['danger', 'danger-soft'],
    ['saffron', 'brand-strong'],
  ])('%s on %s', (text = '', surface = '') => {
    expect(contrast(text, surface)).toBeGreaterThanOrEqual(4.5);
  });
});

describe('prices are read at a glance (AAA)', () => {
  test.each(
    ['ink', 'ink-soft'].flatMap((text) => [...SURFACES, 'brand-soft'].map((surface) => [text, surface])),
  )('%s on %s', (text = '', surface = '') => {
    expect(contrast(text, surface)).toBeGreaterThanOrEqual(7);
  });
});

test.each(SURFACES.slice(0, 2))('the border of what one types into is seen on %s', (surface) => {
  expect(contrast('line-strong', surface)).toBeGreaterThanOrEqual(3);
});
