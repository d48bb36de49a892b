import type { Mutant } from './mutant';

/** Name, file, what stands there, what stands there instead, and the tests that must notice. */
type BrowserMutant = [name: string, file: string, find: string, replace: string, noticedBy: string];

export const browser: Mutant[] = (
  [
    [
      'the spinner comes after 3 s',
      'src/loadable/index.tsx',
      'spinnerDelay = 200',
      'spinnerDelay = 3000',
      'tests/browser/progress.spec.ts',
    ],
    [
      'the bar moves at 900 ms',
      'src/nprogress.ts',
      'speed: 200',
      'speed: 900',
      'tests/browser/progress.spec.ts',
    ],
    [
      'the bar trickles every 5 s',
      'src/nprogress.ts',
      'trickleRate: 0.02, trickleSpeed: 800',
      'trickleRate: 0.5, trickleSpeed: 5000',
      'tests/browser/progress.spec.ts',
    ],
    [
      'the error box is green',
      'src/css/boxes.css',
      'background: #b3261e',
      'background: #1c6b33',
      'tests/browser/loading.spec.ts',
    ],
    [
      'a page is loaded again and again for one release',
      'src/loadable/release.ts',
      'if (sessionStorage.getItem(key) === release) return false;',
      '',
      'tests/browser/release.spec.ts',
    ],
    [
      'Compact does not say that it is on',
      'src/components/Demo/DemoToolbar.tsx',
      'isChecked: isCompact,',
      'isChecked: false,',
      'tests/browser/tools.spec.ts',
    ],
    [
      'a failed demo cannot be started again',
      'src/components/Demo/ErrorBoundary.tsx',
      'this.setState({ error: undefined })',
      'this.setState({})',
      'tests/browser/tools.spec.ts',
    ],
    [
      'a table has no theme after a navigation',
      'src/components/Demo/surroundings.tsx',
      '  document.head.prepend(style);\n',
      '',
      'tests/browser/tools.spec.ts',
    ],
    [
      'a stored theme that does not exist hides the switch',
      'src/boot/colors.ts',
      "if (html.getAttribute(name) !== 'dark') html.setAttribute(name, 'light');",
      '',
      'tests/browser/storage.spec.ts',
    ],
    [
      'the code of tables is not fetched ahead',
      'src/boot/scripts.ts',
      'addInTurn([...page.ahead])',
      'addInTurn([])',
      'tests/browser/prefetch.spec.ts',
    ],
    [
      'tables are fetched ahead for visitors who save data',
      'src/boot/scripts.ts',
      'if (!isSlowConnection()) addInTurn([...page.ahead]);',
      'addInTurn([...page.ahead]);',
      'tests/browser/prefetch.spec.ts',
    ],
    [
      'scripts do not wait for a late first paint',
      'src/boot/scripts.ts',
      "if (document.visibilityState === 'hidden') setTimeout(once, 3000);",
      'setTimeout(once, 3000);',
      'tests/browser/weight.spec.ts',
    ],
    [
      'Back forgets the place',
      'src/scroll.ts',
      'if (place) hold(() => scrollToPlace(place));',
      'if (place && !place) hold(() => scrollToPlace(place));',
      'tests/browser/routing.spec.ts',
    ],
    [
      'a hash that cannot be decoded breaks the page',
      'src/boot/address.ts',
      "  return decodes(hash) ? hash : hash.replace(/%(?![0-9a-f]{2})/gi, '%25').replace(/%(?!25)/g, '%25');",
      '  return hash;',
      'tests/browser/routing.spec.ts',
    ],
    [
      'a click before the scripts is lost',
      'src/boot/clicks.ts',
      'else kept = target as HTMLElement;',
      '',
      'tests/browser/take-along.spec.ts',
    ],
    [
      'a silent program is waited for',
      'src/sandbox/page/watchdog.ts',
      'const silenceLimit = 3000;',
      'const silenceLimit = 3e9;',
      'tests/sandbox/runaway.spec.ts',
    ],
    [
      'a program finds the globals of the one before it',
      'src/sandbox/frame/program.tsx',
      "  if (!isRestored && hasLeftGlobals()) return send({ t: 'dirty' });\n",
      '',
      'tests/sandbox/hostile.spec.ts',
    ],
    [
      'a program may send as many messages as it likes',
      'src/sandbox/protocol.ts',
      'strayMessages: 50,',
      'strayMessages: 5e9,',
      'tests/sandbox/hostile.spec.ts',
    ],
    [
      'a frame that was navigated elsewhere is listened to',
      'src/sandbox/page/connection.ts',
      "    if (loads > 1) return lose('left');\n",
      '',
      'tests/sandbox/hostile.spec.ts',
    ],
  ] satisfies BrowserMutant[]
).map(([name, file, find, replace, noticedBy]) => ({
  name,
  file,
  find,
  replace,
  noticedBy,
  needs: 'browser',
}));
