// A thread with a server that does nothing but reply: what others wait for it is the machine's doing.
import { createServer } from 'node:http';
import { parentPort } from 'node:worker_threads';

const server = createServer((_request, response) => response.end('{}'));
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  parentPort?.postMessage(typeof address === 'object' ? `http://127.0.0.1:${address?.port}/` : '');
});
