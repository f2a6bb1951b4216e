import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { loaderOf } from '../../competitors/install.ts';
import { COLYSEUS, libraryFrom } from './library.ts';
import { roomOn } from './room.ts';

/** A Colyseus server in a process of its own, with its usual settings. */
const library = libraryFrom(loaderOf(COLYSEUS));
const http = createServer();
const transport = new library.WebSocketTransport({ server: http });
const server = new library.Server({ transport, greet: false });
server.define('find', roomOn(library));
await server.listen(0, '127.0.0.1');
console.log(`Colyseus is at http://127.0.0.1:${(http.address() as AddressInfo).port}`);
