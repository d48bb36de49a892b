import { beforeAll } from 'vitest';
import { commands } from 'vitest/browser';

// With Playwright attached, React records a trace for each element, if these exist when it loads.
Reflect.deleteProperty(console, 'createTask');
Reflect.deleteProperty(console, 'timeStamp');

beforeAll(() => commands.parkPointer());
