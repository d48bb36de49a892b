import path from 'node:path';
import { expect, test } from 'vitest';
import { exampleIds } from '.';
import { exampleProject } from './project';

const withServer = ['help-desk', 'order-desk'];

test('each example is a project, and those with rows on a server get the server', () => {
  const ids = exampleIds('.');
  expect(ids).toEqual(['budget', 'help-desk', 'order-desk', 'people', 'stock-room']);
  const served = ids.filter((id) => 'server/main.ts' in exampleProject('.', id));
  expect(served).toEqual(withServer);
});

test.each(exampleIds('.'))(
  'the project of %s has all that it imports, tests, and the commands of its README',
  (id) => {
    const files = exampleProject('.', id);
    const { scripts, dependencies, devDependencies } = JSON.parse(files['package.json'] ?? '');
    for (const [file, text] of Object.entries(files)) {
      for (const [, name = ''] of text.matchAll(/^(?:import|export)[^'"`;]*? from '([^']+)'/gm)) {
        if (name.startsWith('.')) {
          const place = path.posix.join(path.posix.dirname(file), name);
          expect(
            [`${place}.ts`, `${place}.tsx`, place].some((found) => found in files),
            `${file}: ${name}`,
          ).toBe(true);
        } else if (!name.startsWith('node:')) {
          const [, owner = ''] = /^((?:@[^/]+\/)?[^/]+)/.exec(name) ?? [];
          // What Vitest and Vite bring along is asked of them.
          expect({ ...dependencies, ...devDependencies }, `${file}: ${name}`).toHaveProperty([owner]);
        }
      }
    }
    expect(Object.keys(files).some((file) => file.endsWith('.test.ts'))).toBe(true);
    expect(Object.keys(scripts)).toEqual(['start', 'dev', 'build', 'test']);
    expect(files['README.md']).toContain('npm install\nnpm start\nnpm test\n');
    expect(Object.values(files).join('\n')).not.toContain('examples/server');
  },
);

test.each(withServer)(
  'the project of %s asks the server over HTTP, where the page runs it in the browser',
  (id) => {
    const {
      'src/answer.ts': answer = '',
      'vite.config.ts': config,
      'server/main.ts': main,
    } = exampleProject('.', id);
    expect(answer).toContain('fetch(request)');
    expect(answer).not.toContain('createMemoryStore');
    expect(config).toContain('8787');
    expect(main).toContain('8787');
  },
);
