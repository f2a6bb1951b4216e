import type { Cover } from '../../kernel/index.ts';
import { messages } from './cover/generated/all.ts';

export const cover: Cover = {
  seats: { min: 2, max: 2 },
  minutes: 40,
  other: { decks: 'dealt', simplified: true },
  otherFirst: true,
  text: messages,
};
