import { Component, type ReactNode } from 'react';

interface BlockBoundaryProps {
  /** Shown instead of a block that throws; without one, nothing is. */
  message?: string | undefined;
  children: ReactNode;
}

/** An error boundary: a block that throws leaves the rest of the page alone. */
export class BlockBoundary extends Component<BlockBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    const { message, children } = this.props;
    if (!this.state.failed) return children;
    return message ? (
      <p role="alert" className="block-failed">
        {message}
      </p>
    ) : null;
  }
}
