import { z } from 'zod';

/** The server forbids the page to make code out of text. Without this, schemas would try. Must come before them all. */
z.config({ jitless: true });
