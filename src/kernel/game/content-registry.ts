import type { State } from '../flow/state.ts';

/** The packs that are loaded, by hash: a state names the one that it is played with. */
export class ContentRegistry<C extends { readonly hash: string }> {
  private readonly contents = new Map<string, C>();
  private latest: C | null = null;

  /** Keeps a content. The same pack loaded twice is one content, so that its answers stay the same objects. */
  put(content: C): C {
    const known = this.contents.get(content.hash);
    if (known !== undefined) return known;
    this.contents.set(content.hash, content);
    return content;
  }

  /** The content that a state is played with. */
  of(s: State): C {
    if (this.latest !== null && this.latest.hash === s.content) return this.latest;
    const content = this.contents.get(s.content);
    if (content === undefined) throw new Error(`no pack with hash ${s.content} is loaded`);
    this.latest = content;
    return content;
  }
}
