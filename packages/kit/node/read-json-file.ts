import { readFileSync } from 'node:fs';

/** Read a JSON file whose shape the caller knows. @throws when it is missing or no JSON. */
export function readJsonFile<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8'));
}
