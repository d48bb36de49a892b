import fs from 'node:fs';
import { expect, test, vi } from 'vitest';
import { findDemos } from '../../../../plugins/demo-files';
import { outcomes } from '../../../../tests/samples/outcomes';
import { mainFile } from '../../files';
import type {} from '../bridge';
import { ProgramError } from '../messages/errors';
import { compileUnits, provideAll } from './units';

vi.stubGlobal('ICON_PACKS', []);
vi.stubGlobal('DATE_LOCALES', []);

/** The messages about a program that can't start. */
async function refusalOf(source: string): Promise<string> {
  try {
    await provideAll(compileUnits([{ name: mainFile, text: source }], () => {}));
  } catch (error) {
    if (error instanceof ProgramError)
      return [
        `line ${error.position.line}: ${error.message}`,
        ...error.faults.map(({ message }) => message),
      ].join('\n');
    throw error;
  }
  return 'It starts.';
}

test('samples that are refused before they run are told why', async () => {
  for (const [name, outcome] of Object.entries(outcomes))
    if ('refused' in outcome)
      expect(await refusalOf(fs.readFileSync(`tests/samples/${name}`, 'utf8')), name).toContain(
        outcome.refused,
      );
});

test('every demo compiles', () => {
  const demos = findDemos(process.cwd());
  expect(demos.length).toBeGreaterThan(90);
  for (const { file } of demos)
    compileUnits([{ name: mainFile, text: fs.readFileSync(file, 'utf8') }], () => {});
});
