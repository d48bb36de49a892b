import { CompletionContext } from '@codemirror/autocomplete';
import { tsxLanguage } from '@codemirror/lang-javascript';
import { ensureSyntaxTree, LanguageSupport } from '@codemirror/language';
import { EditorState } from '@codemirror/state';
import { expect, test, vi } from 'vitest';
import { completeApi } from './complete';

vi.mock('@generated/editor-types/completion.json', () => ({
  default: {
    MaterialTableProps: {
      columns: ['Column<RowData>[]', '', 'What the table shows.'],
      options: ['Options<RowData>', '', 'How it behaves.'],
      title: ['string', '"Table Title"', 'Above the table.'],
    },
    Options: {
      paging: ['boolean', 'true', 'Show pages.'],
      paginationType: ["'normal' | 'stepped'", "'normal'", 'Which buttons.'],
      search: ['boolean', 'true', 'Show the search field.'],
    },
    Localization: {
      'body.addTooltip': ['string', '"Add"', ''],
      'body.editRow.saveTooltip': ['string', '"Save"', ''],
      'header.actions': ['string', '"Actions"', ''],
    },
    Column: { align: ["'center' | 'left'", '', ''], field: ['string', '', ''], title: ['string', '', ''] },
  },
}));

const head = `import Table from '@material-table/core';\n`;

function stateOf(code: string): EditorState {
  const state = EditorState.create({ doc: head + code, extensions: new LanguageSupport(tsxLanguage) });
  // A state first parses for at most 20 ms, which isn't enough on a busy machine.
  ensureSyntaxTree(state, state.doc.length, 10_000);
  return state.update({}).state;
}

/** The names offered at `|`. */
function offered(code: string): string[] | undefined {
  const pos = head.length + code.indexOf('|');
  const state = stateOf(code.replace('|', ''));
  return completeApi(new CompletionContext(state, pos, true))?.options.map(({ label }) => label);
}

test('props, options and columns are offered where they are typed', () => {
  expect(offered('<Table | />')).toEqual(['columns', 'options', 'title']);
  expect(offered('<Table options={{ | }} />')).toEqual(['paging', 'paginationType', 'search']);
  expect(offered('<Table columns={[{ | }]} />')).toEqual(['align', 'field', 'title']);
  expect(offered('const columns: Column<Row>[] = [{ | }];')).toEqual(['align', 'field', 'title']);
  expect(offered('const names = [{ | }];\nconst table = <Table columns={names} />;')).toEqual([
    'align',
    'field',
    'title',
  ]);
  expect(offered('const rows = [{ | }];')).toBeUndefined();
  expect(offered('<Table options={{ paging: | }} />')).toBeUndefined();
});

test('texts are offered part by part', () => {
  expect(offered('<Table localization={{ | }} />')).toEqual(['body', 'header']);
  expect(offered('<Table localization={{ body: { | } }} />')).toEqual(['addTooltip', 'editRow']);
  expect(offered('<Table localization={{ body: { editRow: { | } } }} />')).toEqual(['saveTooltip']);
});

test('a name that is there already is not offered again, but the one that is being typed is', () => {
  expect(offered('<Table options={{ search: true, | }} />')).toEqual(['paging', 'paginationType']);
  expect(offered('<Table title="x" | />')).toEqual(['columns', 'options']);
  expect(offered('<Table options={{ search|: true }} />')).toContain('search');
  expect(offered('<Table tit| />')).toContain('title');
});
