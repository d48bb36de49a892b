import { beforeAll } from 'vitest';
import { commands } from 'vitest/browser';

// React's traces for developer tools, which no claim reads, take most of its time while Playwright is attached.
// It looks for these two when it loads.
Reflect.deleteProperty(console, 'createTask');
Reflect.deleteProperty(console, 'timeStamp');
const internals = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
const react = (await import('react')) as unknown as Record<typeof internals, object>;
// It takes the stack of each element until it counts 10,000 in a second.
Object.defineProperty(react[internals], 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} });

beforeAll(() => commands.parkPointer());
