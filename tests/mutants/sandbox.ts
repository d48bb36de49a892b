import type { Mutant } from './mutant';

export const sandbox: Mutant[] = [
  {
    name: 'a shared link forgets its demo',
    file: 'src/sandbox/tools/share-link.ts',
    search: "(demo ? `?demo=${demo}` : '')",
    replacement: "(demo ? '' : '')",
    noticedBy: 'src/sandbox/tools/share-link.test.ts',
  },
  {
    name: 'an endless do-while stops the page',
    file: 'src/sandbox/frame/compile/add-guards.ts',
    search: "      case 'DoWhileStatement':\n",
    replacement: '',
    noticedBy: 'src/sandbox/frame/compile',
  },
  {
    name: 'completion offers names twice',
    file: 'src/sandbox/editor/complete.ts',
    search: '.filter(({ name }) => !taken.includes(name))',
    replacement: '.filter(({ name }) => taken && name)',
    noticedBy: 'src/sandbox/editor/complete.test.ts',
  },
];
