import MaterialTable, { type Components } from '@material-table/core';
import { createElement, createRef, isValidElement, type ComponentType, type ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { instrument, type Slot } from './instrument';
import { describePresence, type Count } from '../../../plugins/component-props/presence';
import type { RecordedProps } from '../../../plugins/component-props/recorded';
import { rows, scenarios, type Row, type Scenario } from './scenarios';

/** One render of one component. */
interface Render {
  scenario: string;
  component: string;
  parent: string;
  /** The kinds of the props that were not undefined. */
  kinds: Record<string, string>;
}

type Defaults = Record<Slot, ComponentType<Record<string, unknown>>>;

/** Render all scenarios in this browser and record the props of each component of the table. */
export async function recordComponentProps(): Promise<RecordedProps> {
  const defaults = readDefaultComponents();
  const renders: Render[] = [];
  for (const scenario of scenarios) renders.push(...(await recordScenario(scenario, defaults)));
  const components = [...new Set(renders.map(({ component }) => component))].sort();
  return Object.fromEntries(
    components.map((name) => [name, summarize(renders.filter((r) => r.component === name))]),
  );
}

async function recordScenario(scenario: Scenario, defaults: Defaults): Promise<Render[]> {
  const renders: Render[] = [];
  const components = instrument(defaults, (component, parent, props) => {
    const present = Object.entries(props).filter(([, value]) => value !== undefined);
    const kinds = Object.fromEntries(present.map(([prop, value]) => [prop, kindOf(value)]));
    renders.push({ scenario: scenario.name, component, parent, kinds });
  });
  const { container, unmount } = mountTable(scenario, components);
  try {
    for (const selector of scenario.press ?? []) (await find(container, selector, scenario.name)).click();
    await find(container, scenario.expect, scenario.name);
    await pause(); // by then the table has the scenario's result or error
    return renders;
  } finally {
    unmount();
    localStorage.removeItem('material-table-groupings');
  }
}

function mountTable(scenario: Scenario, components: Components) {
  return mount(
    createElement(MaterialTable<Row>, { data: rows, title: 'People', components, ...scenario.props() }),
  );
}

/** Read the default components from a mounted table: the package exports only some of them. */
function readDefaultComponents(): Defaults {
  const tableRef = createRef<{ props: { components: Defaults } }>();
  const { unmount } = mount(createElement(MaterialTable, { columns: [], data: [], tableRef }));
  const components = tableRef.current?.props.components;
  unmount();
  if (components) return components;
  throw new Error(
    'A mounted table does not tell its components: `tableRef` no longer holds the class instance.',
  );
}

function mount(element: ReactElement) {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  flushSync(() => root.render(element));
  const unmount = () => {
    root.unmount();
    container.remove();
  };
  return { container, unmount };
}

async function find(container: Element, selector: string, scenario: string): Promise<HTMLElement> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const found = container.querySelector<HTMLElement>(selector);
    if (found) return found;
    await pause();
  }
  throw new Error(
    `Recording "${scenario}": nothing matches ${selector} after 2 s. The library draws this table differently now; adapt the scenario.`,
  );
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 20));
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return isValidElement(value) ? 'element' : typeof value;
}

/** Summarize the props of one component from all its renders. */
function summarize(renders: Render[]): RecordedProps[string] {
  const props = [...new Set(renders.flatMap(({ kinds }) => Object.keys(kinds)))].sort();
  return Object.fromEntries(
    props.map((prop) => {
      const kinds = renders.flatMap((render) => render.kinds[prop] ?? []);
      return [prop, { kinds: [...new Set(kinds)].sort(), when: describePresence(count(renders, prop)) }];
    }),
  );
}

function count(renders: Render[], prop: string): Count[] {
  const counts = new Map<string, Count>();
  for (const { scenario, parent, kinds } of renders) {
    const key = `${scenario}/${parent}`;
    const entry = counts.get(key) ?? { scenario, parent, renders: 0, seen: 0 };
    counts.set(key, { ...entry, renders: entry.renders + 1, seen: entry.seen + (prop in kinds ? 1 : 0) });
  }
  return [...counts.values()];
}
