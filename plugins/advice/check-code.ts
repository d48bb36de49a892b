import { examine, type Examination } from '#check-code/examine.ts';
import { adviceFacts } from './facts';

let facts: ReturnType<typeof adviceFacts> | undefined;

/** The result of checking a program, with the facts read from this repository; for tests. */
export function checkCode(source: string, fileName: string): Examination {
  facts ??= adviceFacts();
  return examine(source, fileName, facts);
}
