import { ToolButton, ToolGroup } from '#sandbox/tools/Toolbar/index.tsx';
import styles from './toolbar.module.css';
import type { DemoLanguage } from './useDemoLanguage';

interface Props {
  language: DemoLanguage;
  onLanguageChange: (language: DemoLanguage) => void;
}

const languages = [
  { id: 'ts', name: 'TypeScript', short: 'TS' },
  { id: 'js', name: 'JavaScript', short: 'JS' },
] as const;

/** The choice of the language of shown code. */
export default function Languages({ language, onLanguageChange }: Props) {
  return (
    <ToolGroup>
      {languages.map(({ id, name, short }) => (
        <ToolButton
          key={id}
          isPressed={language === id}
          onClick={() => onLanguageChange(id)}
          // The name is visible, and this explains the short one.
          title={name}
        >
          <span className={styles.long}>{name}</span>
          <span className={styles.short}>{short}</span>
        </ToolButton>
      ))}
    </ToolGroup>
  );
}
