/**
 * The design tokens of the site: the one place where colors, type, spacing and radii are decided.
 * `contrast.test.ts` checks that colors are distinguishable where they must be.
 * `plugins/design-tokens` turns them into CSS custom properties (`--mt-*`), `packages/kit/mui-theme` into
 * the tables' theme.
 */
export const colors = {
  light: {
    page: '#ffffff',
    surface: '#f5f7f6',
    raised: '#ffffff',
    sunken: '#ecf0ee',
    line: '#d6deda',
    lineTable: '#e4eae7',
    lineStrong: '#7c8a84',
    text: '#14201c',
    muted: '#4d5b55',
    accent: '#0b6b55',
    accentStrong: '#075442',
    accentSoft: '#e0f1ec',
    onAccent: '#ffffff',
    fill: '#0b6b55',
    onFill: '#ffffff',
    mark: '#fbe8b6',
    info: '#175d93',
    infoSoft: '#e6f0f8',
    success: '#1c6b33',
    successSoft: '#e4f3e8',
    warning: '#8a5300',
    warningSoft: '#fdf3df',
    danger: '#b3261e',
    dangerSoft: '#fdeceb',
    codeInline: '#ecf0ee',
    codeMark: '#dff0ea',
    codePage: '#f7f9f8',
    codeText: '#1c2925',
    codeComment: '#5b6963',
    codeKeyword: '#8a2670',
    codeString: '#1c6b33',
    codeNumber: '#8a4300',
    codeFunction: '#175d93',
    codeTag: '#0b6b55',
    codeAttribute: '#7a4b00',
  },
  dark: {
    page: '#0f1513',
    surface: '#161f1b',
    raised: '#1e2925',
    sunken: '#0b100e',
    line: '#304039',
    lineTable: '#2a3732',
    lineStrong: '#73847c',
    text: '#e3ebe7',
    muted: '#a3b3ab',
    accent: '#56cdae',
    accentStrong: '#86e2c9',
    accentSoft: '#16332b',
    onAccent: '#06231b',
    fill: '#1a7a62',
    onFill: '#ffffff',
    mark: '#4a3c12',
    info: '#7fbdf0',
    infoSoft: '#13283a',
    success: '#7fd196',
    successSoft: '#15301d',
    warning: '#ebbb62',
    warningSoft: '#332609',
    danger: '#ff9a90',
    dangerSoft: '#3b1714',
    codeInline: '#22302a',
    codeMark: '#1a342c',
    codePage: '#131b18',
    codeText: '#dce6e1',
    codeComment: '#8fa099',
    codeKeyword: '#eb9fd5',
    codeString: '#8fd6a3',
    codeNumber: '#f0b07a',
    codeFunction: '#8cc5f4',
    codeTag: '#6fd6ba',
    codeAttribute: '#e8c581',
  },
} as const;

/** Type scale in rem: prose is 16 px (`lg`), controls are 14 (`md`); no other sizes. */
export const type = {
  family:
    "'Inter Variable', 'Inter Fallback', system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', 'Liberation Sans', Arial, sans-serif, 'Apple Color Emoji'",
  mono: "'Roboto Mono', ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace",
  size: {
    xs: '0.75rem',
    sm: '0.8125rem',
    md: '0.875rem',
    lg: '1rem',
    xl: '1.25rem',
    xxl: '1.75rem',
    hero: '2.75rem',
  },
  line: { tight: '1.25', body: '1.62' },
} as const;

/** Steps of 4 px. */
export const space = {
  1: '0.25rem',
  2: '0.5rem',
  3: '0.75rem',
  4: '1rem',
  6: '1.5rem',
  8: '2rem',
  12: '3rem',
  16: '4rem',
} as const;

/** Rounded corners: of controls, of frames. */
export const radius = { md: '6px', lg: '10px' } as const;

/** Page frame in px or rem. */
export const frame = { navbar: '3.25rem', sidebar: '272px', text: '47.5rem' } as const;
