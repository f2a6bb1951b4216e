type Parameters = Readonly<Record<string, unknown>>;

/** A message that is chosen by data, formatted with whatever parameters it asks for. */
export function formatted(message: string | ((p: never) => string), parameters: Parameters): string;
/** Undefined where there is none. */
export function formatted(message: unknown, parameters: Parameters): string | undefined;
export function formatted(message: unknown, parameters: Parameters): string | undefined {
  return typeof message === 'function'
    ? (message as (p: Parameters) => string)(parameters)
    : (message as string | undefined);
}

/** The message of a key that is data, such as that of a question or a rule; undefined where there is none. */
export const formattedAt = (messages: object, key: string, parameters: Parameters): string | undefined =>
  formatted((messages as Readonly<Record<string, unknown>>)[key], parameters);
