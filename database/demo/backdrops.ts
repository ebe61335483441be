/** Quiet walls and table tops, one family of warm and soft tones. */
export const backdrops = {
  linen: { wall: '#f7f2ea', glow: '#fdfaf5', table: '#ebe2d4' },
  sand: { wall: '#f3e9da', glow: '#fbf5ea', table: '#e5d6bf' },
  sage: { wall: '#e9efe4', glow: '#f5f8f2', table: '#d6e0ce' },
  mist: { wall: '#e6eef1', glow: '#f4f8f9', table: '#d3dfe4' },
  blush: { wall: '#f7e9e5', glow: '#fdf5f2', table: '#ebd6d0' },
};

export type BackdropName = keyof typeof backdrops;
