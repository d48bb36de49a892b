import { createContext, createElement, useContext, type ComponentType, type ReactElement } from 'react';
import type { Components } from '@material-table/core';

/** The slots of `components`, with the default component of each. */
const slots = {
  Action: 'MTableAction',
  Actions: 'MTableActions',
  Body: 'MTableBody',
  Cell: 'MTableCell',
  Container: 'Container',
  EditCell: 'MTableEditCell',
  EditField: 'MTableEditField',
  EditRow: 'MTableEditRow',
  FilterRow: 'MTableFilterRow',
  GroupRow: 'MTableGroupRow',
  Groupbar: 'MTableGroupbar',
  Header: 'MTableHeader',
  OverlayError: 'OverlayError',
  OverlayLoading: 'OverlayLoading',
  Pagination: 'TablePagination',
  Row: 'MTableBodyRow',
  SummaryRow: 'MTableSummaryRow',
  Toolbar: 'MTableToolbar',
} as const;

export type Slot = keyof typeof slots;

// An override's props are untyped in the library, which is why they are recorded.
type Props = Record<string, unknown>;
type Renderable = ComponentType<Props>;

/** Called for each render of a table component, with the part of the table that contains it and its props. */
export type OnRender = (component: string, parent: string, props: Props) => void;

const Parent = createContext('');

/** Wrap the table's own components so that each of their renders is reported. */
export function instrument(defaults: Record<Slot, Renderable>, onRender: OnRender): Components {
  const names = Object.keys(slots) as Slot[];
  return Object.fromEntries(names.map((slot) => [slot, report(slots[slot], defaults[slot], onRender)]));
}

function report(name: string, Default: Renderable, onRender: OnRender): Renderable {
  return function Reported(props: Props) {
    const parent = useContext(Parent);
    onRender(name, parent, props);
    const rendered = createElement(Default, complete(name, props, onRender));
    // Actions only lists its actions: an Action belongs to the row or toolbar around it.
    return name === 'MTableActions' ? rendered : createElement(Parent, { value: name }, rendered);
  };
}

/** What the default component renders with, after its own props are reported. */
function complete(name: string, props: Props, onRender: OnRender): Props {
  if (name === 'TablePagination') return reportPagingButtons(props, onRender);
  // Without it, the row throws (known issue edit-nested-groups), and nothing inside it would be reported.
  if (name === 'MTableEditRow') return { ...props, localization: props.localization ?? {} };
  return props;
}

/** The paging buttons have no slot: the table passes them to `Pagination` as `ActionsComponent`. */
function reportPagingButtons(props: Props, onRender: OnRender): Props {
  const renderButtons = props.ActionsComponent as (props: Props) => ReactElement<Props>;
  const ActionsComponent = (buttonProps: Props) => {
    const buttons = renderButtons(buttonProps);
    const name = 'numberOfPagesAround' in buttons.props ? 'MTableSteppedPagination' : 'MTablePagination';
    onRender(name, 'TablePagination', buttons.props);
    return buttons;
  };
  return { ...props, ActionsComponent };
}
