// A bot in ten lines: any legal answer but a pass. docs/bot-protocol.md says what it hears and says.
import { createInterface } from 'node:readline';

const say = (message) => console.log(JSON.stringify(message));
for await (const line of createInterface({ input: process.stdin })) {
  const { type, id, question } = JSON.parse(line);
  if (type === 'hello') say({ type: 'ready' });
  if (type !== 'ask') continue;
  const active = question.legal.filter((words) => words !== question.pass);
  say({ type: 'answer', id, say: active[Math.floor(Math.random() * active.length)] ?? question.pass });
}
