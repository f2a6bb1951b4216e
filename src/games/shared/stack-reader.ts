import type { Frame, Procedure } from '../../kernel/index.ts';

// biome-ignore lint/suspicious/noExplicitAny: whatever the state and the data of the procedure
type Procedures = { readonly [name: string]: Procedure<any, any> };
// biome-ignore lint/suspicious/noExplicitAny: only the data matters
type DataOf<P> = P extends Procedure<any, infer D> ? D : never;

/** A frame of one of these procedures: its name tells what data it has. */
type FrameOf<P extends Procedures> = {
  [N in keyof P & string]: Omit<Frame<DataOf<P[N]>>, 'proc'> & { readonly proc: N };
}[keyof P & string];

/** Reads stacks of frames by the names of a game's procedures, so that no name is misspelt and each has its data. */
export interface StackReader<P extends Procedures> {
  /** The same stack, each frame with the data of its procedure. */
  of(stack: readonly Frame[]): readonly FrameOf<P>[];
  /** The frame that is at work now. */
  top(stack: readonly Frame[]): FrameOf<P> | undefined;
  isWithin(stack: readonly Frame[], name: keyof P & string): boolean;
  /** The data of the innermost frame of a procedure. */
  find<N extends keyof P & string>(stack: readonly Frame[], name: N): DataOf<P[N]> | undefined;
}

export function stackReader<P extends Procedures>(): StackReader<P> {
  const of = (stack: readonly Frame[]) => stack as readonly FrameOf<P>[];
  return {
    of,
    top: (stack) => of(stack)[stack.length - 1],
    isWithin: (stack, name) => stack.some(({ proc }) => proc === name),
    find: (stack, name) => {
      for (let i = stack.length - 1; i >= 0; i--) {
        const frame = stack[i] as Frame;
        if (frame.proc === name) return frame.data as DataOf<P[typeof name]>;
      }
      return undefined;
    },
  };
}
