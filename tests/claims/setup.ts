import { beforeAll } from 'vitest';
import { commands } from 'vitest/browser';

// While Playwright is attached, React writes a trace for developer tools at each element; no claim reads it. It looks for these two when it loads.
Reflect.deleteProperty(console, 'createTask');
Reflect.deleteProperty(console, 'timeStamp');

beforeAll(() => commands.parkPointer());
