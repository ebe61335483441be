import type { PhotoFormat } from './rules.ts';

/** The jobs of the process that decodes pictures, and its results. Only paths go between the processes. */
export type PictureJob =
  /** A picture that a shopper sent with a review, made small. */
  | { kind: 'review'; from: string; to: string }
  /** A picture that staff sent, as the original to store. */
  | { kind: 'original'; from: string; to: string }
  | { kind: 'variant'; from: string; to: string; width: number; format: PhotoFormat }
  | { kind: 'share'; from: string; to: string };

export type PictureOutcome =
  | { kind: 'drawn'; width: number; height: number }
  /** No picture, not of a kind that is taken here, or broken. */
  | { kind: 'unreadable' }
  /** Its header names more pixels than are taken; it was not decoded. */
  | { kind: 'too-large'; width: number; height: number; mostPixels: number };
