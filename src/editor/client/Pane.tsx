import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { Component, type ReactNode } from 'react';
import { words } from './words/words.ts';

/** A part of the editor with an error boundary: the other parts keep working, and a button opens this one again. */
export class Pane extends Component<{ name: string; children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <section aria-label={this.props.name}>
        <Alert
          severity="error"
          sx={{ m: 2 }}
          action={<Button onClick={() => this.setState({ hasFailed: false })}>{words.retry}</Button>}
        >
          {words.paneFailed}
        </Alert>
      </section>
    );
  }
}
