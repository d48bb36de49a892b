import { Component, type ReactNode } from 'react';

interface State {
  error?: unknown;
}

/** Shows what a demo threw in the place of its table, with a way to start it again. */
export default class DemoErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { error };
  }

  override render() {
    if (this.state.error === undefined) return this.props.children;
    return (
      <div role="alert" className="load-failure">
        <p>This demo stopped: {String(this.state.error)}</p>
        <button type="button" onClick={() => this.setState({ error: undefined })}>
          Start it again
        </button>
      </div>
    );
  }
}
