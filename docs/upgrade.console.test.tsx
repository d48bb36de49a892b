import { Component, createElement } from 'react';
import * as ReactDOM from 'react-dom';
import { expect } from 'vitest';
import { mount, proves } from '../tests/claims/claim';
import { saidBy } from './errors/_produce';

proves(
  'React 19 ignores the defaultProps of functions and the contextTypes of classes, takes no string as ref, and has no ReactDOM.render.',
  async () => {
    const Size = Object.assign(({ size }: { size?: number }) => <i>{String(size)}</i>, {
      defaultProps: { size: 1 },
    });
    expect(mount(<Size />).el.textContent).toBe('undefined');
    const type = () => null;
    class Theme extends Component {
      static childContextTypes = { theme: type };
      getChildContext = () => ({ theme: 'dark' });
      override render = () => <Themed />;
    }
    class Themed extends Component {
      static contextTypes = { theme: type };
      override render = () => <i>{JSON.stringify(this.context)}</i>;
    }
    expect(mount(<Theme />).el.textContent).toBe('{}');
    expect(await saidBy(createElement('input', { ref: 'name' }))).toContain('Expected ref to be a function');
    expect(ReactDOM).not.toHaveProperty('render');
  },
);
