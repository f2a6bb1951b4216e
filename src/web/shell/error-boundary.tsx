import { Component, type ReactNode } from 'react';
import { useLocation } from 'wouter';

interface BoundaryProps {
  /** What is left to do when a screen breaks. */
  readonly otherwise: ReactNode;
  readonly children: ReactNode;
}

/** Keeps what breaks on one screen to that screen: the next address is tried anew. */
export function ErrorBoundary(props: BoundaryProps) {
  const [at] = useLocation();
  return <Breakable at={at} {...props} />;
}

class Breakable extends Component<BoundaryProps & { readonly at: string }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override componentDidUpdate({ at }: { readonly at: string }): void {
    if (this.state.broken && at !== this.props.at) this.setState({ broken: false });
  }

  override render(): ReactNode {
    return this.state.broken ? this.props.otherwise : this.props.children;
  }
}
