import { z } from 'zod';

/**
 * The content security policy of the page forbids generated code, which zod would otherwise try. Must be imported
 * first.
 */
z.config({ jitless: true });
