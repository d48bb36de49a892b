import { Component, type ReactNode } from 'react';
import { reasonOf } from '../../reason-of';
import LoadFailure from '.';

interface Props {
  children: ReactNode;
  /** What it means for the visitor; the error's own message follows. */
  message: string;
  action: 'Retry' | 'Start it again';
  /** Called by the button, before the children are tried again. */
  onRetry?: () => void;
}

interface State {
  error?: unknown;
}

/**
 * Shows the error instead of its children, with a Retry button. The generator's own boundary doesn't fit: it
 * imports the theme, and first frames of demos are rendered without it.
 */
export default class ErrorBoundary extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override render() {
    const { children, message, action, onRetry } = this.props;
    const { error } = this.state;
    if (error === undefined) return children;
    const retry = () => {
      onRetry?.();
      this.setState({ error: undefined });
    };
    return (
      <LoadFailure action={action} onRetry={retry}>
        {message}: {reasonOf(error)}
      </LoadFailure>
    );
  }
}
