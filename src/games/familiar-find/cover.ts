import type { Cover } from '../../kernel/index.ts';
import { messages } from './cover/generated/all.ts';

export const cover: Cover = {
  seats: { min: 2, max: 4 },
  minutes: 20,
  other: { abilities: true, locations: true, tourism: true },
  text: messages,
};
