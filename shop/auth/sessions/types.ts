/** Where somebody tries to get in from. */
export interface Client {
  /** The network address. */
  address: string;
  /** The token of a browser that signed in before, whether or not it is known; null where none was sent. */
  device: string | null;
}
