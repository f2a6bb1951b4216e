import type { Cover } from '../../kernel/index.ts';
import { messages } from './cover/generated/all.ts';

export const cover: Cover = {
  seats: { min: 1, max: 5 },
  together: true,
  minutes: 60,
  text: messages,
};
