import { Component, type ReactNode } from 'react';

interface BlockBoundaryProps {
  /** Shown instead of a block that throws; by default nothing is shown. */
  message?: string | undefined;
  children: ReactNode;
}

/** An error boundary: a block that throws does not affect the rest of the page. */
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
