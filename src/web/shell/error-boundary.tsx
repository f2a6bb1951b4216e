import { Component, type ReactNode } from 'react';
import { useLocation } from 'wouter';

interface BoundaryProps {
  /** Shown in place of a screen that threw. */
  readonly otherwise: ReactNode;
  readonly children: ReactNode;
}

/** Catches errors of a screen; another address is tried again. */
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
