/** Three tones of one colour: where the light falls, the colour itself, and its shade. */
export interface Tones {
  light: string;
  base: string;
  dark: string;
}

export const palette = {
  steel: { light: '#e3e7ea', base: '#bcc4ca', dark: '#8d979f' },
  charcoal: { light: '#6b7178', base: '#454a51', dark: '#2f3338' },
  white: { light: '#ffffff', base: '#f4f1ea', dark: '#d9d3c7' },
  cream: { light: '#fbf3e1', base: '#f0e2c4', dark: '#d6c29a' },
  wood: { light: '#dcb88c', base: '#c0925f', dark: '#966a3d' },
  walnut: { light: '#a57a57', base: '#7d5638', dark: '#5a3b25' },
  terracotta: { light: '#e09a77', base: '#c8714a', dark: '#9c5133' },
  brick: { light: '#d77b6c', base: '#b84f43', dark: '#8c372f' },
  rose: { light: '#f0c3c3', base: '#dd9899', dark: '#b56f73' },
  coral: { light: '#f7b39f', base: '#ec8468', dark: '#c05f46' },
  mustard: { light: '#f0cd7c', base: '#dda93c', dark: '#ae8024' },
  olive: { light: '#b3b982', base: '#8a9156', dark: '#656b3a' },
  sage: { light: '#c3d1b8', base: '#98ad89', dark: '#6f8662' },
  green: { light: '#8fc3a0', base: '#4f966b', dark: '#357049' },
  teal: { light: '#8cc5c4', base: '#4a9594', dark: '#2f6d6d' },
  sky: { light: '#c0dcea', base: '#8dbbd3', dark: '#5f90ab' },
  blue: { light: '#8fb0d8', base: '#4d78b0', dark: '#34568a' },
  navy: { light: '#647aa3', base: '#36497a', dark: '#232f55' },
  plum: { light: '#b891b3', base: '#87597f', dark: '#613c5b' },
  lilac: { light: '#ddd0e8', base: '#b8a3cd', dark: '#8b74a4' },
  glass: { light: '#f1f8f9', base: '#cfe4e8', dark: '#9cc0c8' },
  copper: { light: '#e5b08e', base: '#c07f57', dark: '#91573a' },
} satisfies Record<string, Tones>;

export type ColourName = keyof typeof palette;
