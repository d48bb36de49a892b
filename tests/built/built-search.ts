import fs from 'node:fs';
import path from 'node:path';
import { createEngine } from '../../packages/search/engine';
import { readNames, type NamesFile, type TextsFile } from '../../packages/search/entry';

const root = path.resolve(__dirname, '../../build/search');

export const readIndex = (name: string): string => fs.readFileSync(path.join(root, name), 'utf8');

const names = JSON.parse(readIndex('names.json')) as NamesFile;
export const texts = JSON.parse(readIndex('texts.json')) as TextsFile;
export const entries = readNames(names);

/** The search of the built site, with its texts. */
export const engine = createEngine(entries);
engine.addTexts(texts);
