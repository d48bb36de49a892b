// Change: the picture is inline and has the theme's colors. Of two files, one would be missing when the
// theme is switched offline.
import Link from '@docusaurus/Link';
import { useThemeConfig } from '@docusaurus/theme-common';
import type { Props } from '@theme/Logo';
import styles from './styles.module.css';

export default function Logo({ imageClassName, titleClassName, ref: _ref, ...link }: Props) {
  const { title } = useThemeConfig().navbar;
  return (
    <Link {...link} to="/">
      <svg className={imageClassName} viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
        <rect className={styles.ground} x="2" y="4" width="28" height="24" rx="4" />
        <g className={styles.lines}>
          <path d="M6 8h20v3H6z" />
          <path opacity=".5" d="M6 14h6v3H6zM6 20h6v3H6z" />
          <path opacity=".75" d="M14 14h12v3H14zM14 20h8v3h-8z" />
        </g>
      </svg>
      <b className={titleClassName}>{title}</b>
    </Link>
  );
}
