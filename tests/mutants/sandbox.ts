import type { Mutant } from './mutant';

export const sandbox: Mutant[] = [
  {
    name: 'a shared link forgets its demo',
    file: 'src/sandbox/tools/share-link.ts',
    find: "(demo ? `?demo=${demo}` : '')",
    replace: "(demo ? '' : '')",
    noticedBy: 'src/sandbox/tools/share-link.test.ts',
  },
  {
    name: 'an endless do-while stops the page',
    file: 'src/sandbox/frame/compile/add-guards.ts',
    find: "      case 'DoWhileStatement':\n",
    replace: '',
    noticedBy: 'src/sandbox/frame/compile',
  },
  {
    name: 'completion offers names twice',
    file: 'src/sandbox/editor/complete.ts',
    find: '.filter(({ name }) => !taken.includes(name))',
    replace: '.filter(({ name }) => taken && name)',
    noticedBy: 'src/sandbox/editor/complete.test.ts',
  },
];
