import { Component, type ReactNode } from 'react';

interface BlockBoundaryProps {
  /** What takes the block's place when it breaks; nothing where the page can do without. */
  message?: string | undefined;
  children: ReactNode;
}

/** Keeps one broken block from taking the page down. */
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
