import demos from '@demo/all';
import { joinFiles, mainFile, type ProgramFile, splitFiles } from '#sandbox/files.ts';
import { oneFile } from '#sandbox/tools/one-file.ts';
import { severalFiles } from '#sandbox/tools/several-files.ts';
import { isWholeScreen } from '../../../components/Demo/whole-screen';
import { blankId, firstId } from './start-ids';
import { blankTable } from './starts';

/** A demo by id, in one file unless it is a whole screen; without an id, the quick start's table. @throws */
export async function loadStart(id: string): Promise<ProgramFile[]> {
  if (id === blankId) return [{ name: mainFile, text: blankTable }];
  const name = id || firstId;
  const demo = Object.hasOwn(demos, name) ? demos[name] : undefined;
  if (!demo) throw new Error(`There is no demo named "${id}".`);
  const { files } = await demo.loadProgram();
  return isWholeScreen(name) ? severalFiles(files) : [{ name: mainFile, text: oneFile(files) }];
}

/** A program that a page links, such as one of the errors. @throws when it can't be loaded. */
export async function loadProgram(id: string): Promise<ProgramFile[]> {
  const { default: programs } = await import(
    /* webpackChunkName: "playground-programs" */ '@generated/playground-programs/programs.json'
  );
  const code = Object.hasOwn(programs, id) ? programs[id] : undefined;
  if (code === undefined) throw new Error(`There is no program named "${id}".`);
  return splitFiles(code);
}

/** True when a text is exactly that of the demo it names, so it may run without asking. */
export async function isTextOfDemo(text: string, id: string | undefined): Promise<boolean> {
  if (text === blankTable) return true;
  if (id && id !== blankId && !Object.hasOwn(demos, id)) return false;
  try {
    return joinFiles(await loadStart(id ?? '')).trim() === text.trim();
  } catch {
    return false;
  }
}
