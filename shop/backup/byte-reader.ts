/** Reads a stream of bytes in pieces of the wanted size. */
export class ByteReader {
  readonly #source: AsyncIterator<Buffer>;
  #held: Buffer = Buffer.alloc(0);

  constructor(source: AsyncIterable<Buffer>) {
    this.#source = source[Symbol.asyncIterator]();
  }

  /** So many bytes, fewer only at the end. */
  async take(count: number): Promise<Buffer> {
    const pieces: Buffer[] = [];
    let missing = count;
    for await (const piece of this.pieces(count)) {
      pieces.push(piece);
      missing -= piece.length;
      if (missing === 0) break;
    }
    const [only] = pieces;
    return pieces.length === 1 && only ? only : Buffer.concat(pieces);
  }

  /** So many bytes as they come; all of the rest without a count. */
  async *pieces(count = Number.POSITIVE_INFINITY): AsyncGenerator<Buffer> {
    for (let missing = count; missing > 0; ) {
      if (this.#held.length === 0) {
        const { value, done } = await this.#source.next();
        if (done) return;
        this.#held = value;
        continue;
      }
      const piece = this.#held.subarray(0, missing);
      this.#held = this.#held.subarray(piece.length);
      missing -= piece.length;
      yield piece;
    }
  }

  async close(): Promise<void> {
    await this.#source.return?.();
  }
}
