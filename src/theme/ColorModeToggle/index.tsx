// Change: the button is never disabled, because the boot script (src/boot) handles early clicks.
import type { Props } from '@theme/ColorModeToggle';
import IconDarkMode from '@theme/Icon/DarkMode';
import IconLightMode from '@theme/Icon/LightMode';
import clsx from 'clsx';
import styles from './styles.module.css';

export default function ColorModeToggle({ className, buttonClassName, onChange }: Props) {
  // The attribute is authoritative, not React's state: the boot script may have changed it.
  const switchColors = () => onChange(document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark');
  return (
    <div className={className}>
      <button
        type="button"
        className={clsx(styles.button, buttonClassName)}
        onClick={switchColors}
        data-color-switch
        aria-label="Switch between light and dark colors"
        title="Switch between light and dark colors"
      >
        <IconLightMode aria-hidden className={styles.light} />
        <IconDarkMode aria-hidden className={styles.dark} />
      </button>
    </div>
  );
}
