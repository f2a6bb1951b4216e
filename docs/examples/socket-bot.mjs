// The same bot at a websocket's address, for any number of games at once: node socket-bot.mjs 8765
import { WebSocketServer } from 'ws';

const server = new WebSocketServer({ host: '127.0.0.1', port: Number(process.argv[2] ?? 8765) });
server.on('listening', () => console.error(`a bot at ws://127.0.0.1:${server.address().port}`));
server.on('connection', (socket) =>
  socket.on('message', (text) => {
    const { type, id, question } = JSON.parse(text);
    if (type === 'hello') socket.send(JSON.stringify({ type: 'ready' }));
    if (type !== 'ask') return;
    const active = question.legal.filter((words) => words !== question.pass);
    const say = active[Math.floor(Math.random() * active.length)] ?? question.pass;
    socket.send(JSON.stringify({ type: 'answer', id, say }));
  }),
);
