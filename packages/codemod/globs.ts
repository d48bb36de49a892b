/** A pattern such as `src/**\/*.{ts,tsx}` as an expression for whole paths with `/`. */
export function globToRegExp(glob: string): RegExp {
  let depth = 0;
  const text = glob.replace(/\*\*\/|\*\*|[*?{},.+^$|()[\]\\]/g, (token) => {
    if (token === '**/') return '(?:.*/)?';
    if (token === '**') return '.*';
    if (token === '*') return '[^/]*';
    if (token === '?') return '[^/]';
    if (token === '{') return ((depth += 1), '(?:');
    if (token === '}' && depth > 0) return ((depth -= 1), ')');
    if (token === ',') return depth > 0 ? '|' : ',';
    return `\\${token}`;
  });
  return new RegExp(`^${text}${')'.repeat(depth)}$`);
}

/** The folder that a pattern starts in: `src` of `src/**\/*.tsx`. */
export function baseOfGlob(glob: string): string {
  const fixed = glob.split('/');
  const first = fixed.findIndex((part) => /[*?{]/.test(part));
  return fixed.slice(0, first).join('/') || (glob.startsWith('/') ? '/' : '.');
}

export const isGlob = (text: string): boolean => /[*?{]/.test(text);

/** One line of a `.gitignore`, for paths below its folder. */
export interface IgnoreRule {
  pattern: RegExp;
  isFolderOnly: boolean;
  isKept: boolean;
}

/** The rules of a `.gitignore`; the last one that fits a path decides. */
export function readIgnoreRules(text: string): IgnoreRule[] {
  return text.split(/\r?\n/).flatMap((raw) => {
    const line = raw.trimEnd();
    if (line === '' || line.startsWith('#')) return [];
    const isKept = line.startsWith('!');
    const bare = line.slice(isKept ? 1 : 0);
    const isFolderOnly = bare.endsWith('/');
    const path = bare.replace(/\/$/, '');
    // Without a slash inside, it fits a name at any depth.
    const glob = path.includes('/') ? path.replace(/^\//, '') : `**/${path}`;
    return [{ pattern: globToRegExp(glob), isFolderOnly, isKept }];
  });
}
