import { beforeAll } from 'vitest';
import { commands } from 'vitest/browser';

beforeAll(() => commands.parkPointer());
