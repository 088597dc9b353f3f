import { Component, type ReactNode } from 'react';

interface BlockBoundaryProps {
  /** What takes the block's place when it breaks. */
  message: string;
  children: ReactNode;
}

/** Keeps one broken block from taking the page down. */
export class BlockBoundary extends Component<BlockBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? (
      <p role="alert" className="block-failed">
        {this.props.message}
      </p>
    ) : (
      this.props.children
    );
  }
}
