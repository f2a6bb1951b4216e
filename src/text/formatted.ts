/** A message whose key is data, formatted with whatever parameters it asks for; undefined where there is none. */
export const formatted = (message: unknown, parameters: Readonly<Record<string, unknown>>): string | undefined =>
  typeof message === 'function'
    ? (message as (p: typeof parameters) => string)(parameters)
    : (message as string | undefined);
