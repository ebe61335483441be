import { once } from 'node:events';
import { createServer } from 'node:http';
import { answerParent } from './child.ts';
import { type PlainResponse, plainResponse } from './types.ts';

/**
 * The limit of every page: `node:http` that says the same bytes to every request. As the shop's, its connections stay
 * open, since the header that says how long they do belongs to the bytes.
 */
let said: PlainResponse = { headers: {}, body: Buffer.alloc(0) };
const server = createServer((_request, response) => {
  response.writeHead(200, said.headers);
  response.end(said.body);
});
server.keepAliveTimeout = 72_000;
server.listen(0, '127.0.0.1');
await once(server, 'listening');

answerParent(async (message) => {
  said = plainResponse.parse(message);
  const address = server.address();
  return { port: typeof address === 'object' && address ? address.port : 0 };
});
