import type { PhotoFormat } from './rules.ts';

/**
 * What the process that decodes pictures is asked for (picture-program.ts), and what it answers. Pictures stay in
 * files: only their paths go between the processes.
 */
export type PictureJob =
  /** A picture that a shopper sent with a review, made small. */
  | { kind: 'review'; from: string; to: string }
  /** A picture that staff sent, as the original that is kept. */
  | { kind: 'original'; from: string; to: string }
  /** A kept original in a width and a format. */
  | { kind: 'variant'; from: string; to: string; width: number; format: PhotoFormat }
  /** What is shared with a product's link. */
  | { kind: 'share'; from: string; to: string };

export type PictureOutcome =
  | { kind: 'drawn'; width: number; height: number }
  /** No picture, not of a kind that is taken here, or broken. */
  | { kind: 'unreadable' }
  /** Its header names more pixels than are taken; it was not decoded. */
  | { kind: 'too-large'; width: number; height: number; mostPixels: number };
