import { config } from 'zod';

// Built without `eval`, which the content security policy refuses: in a browser the first object schema would
// otherwise try it and leave a violation behind. The server may compile its schemas.
if (typeof window !== 'undefined') config({ jitless: true });

export * from 'zod';
