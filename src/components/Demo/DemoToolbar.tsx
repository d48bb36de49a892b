import CopyButton from '../CopyButton';
import styles from './styles.module.css';
import type { DemoModule } from './types';
import type { DemoLanguage } from './useDemoLanguage';

interface Props {
  demo: DemoModule;
  title: string;
  language: DemoLanguage;
  onLanguageChange: (language: DemoLanguage) => void;
  isCompact: boolean;
  onCompactChange: (isCompact: boolean) => void;
  isRightToLeft: boolean;
  onRightToLeftChange: (isRightToLeft: boolean) => void;
}

const languages = [
  { id: 'ts', name: 'TypeScript' },
  { id: 'js', name: 'JavaScript' },
] as const;

/** The tools of a demo: language of the shown text, copy, rows and direction of the table. */
export default function DemoToolbar({ demo, title, language, onLanguageChange, isCompact, onCompactChange, isRightToLeft, onRightToLeftChange }: Props) {
  const getText = async () => {
    const text = await demo.loadText?.();
    return (language === 'ts' ? text?.default.typescript : text?.default.javascript) ?? '';
  };
  return (
    <div className={styles.toolbar} role="toolbar" aria-label={`Tools of: ${title}`}>
      {languages.map(({ id, name }) => (
        <button key={id} type="button" className={styles.tool} aria-pressed={language === id} onClick={() => onLanguageChange(id)}>
          {name}
        </button>
      ))}
      <span className={styles.gap} />
      <button type="button" className={styles.tool} aria-pressed={isCompact} onClick={() => onCompactChange(!isCompact)}>
        Compact
      </button>
      <button type="button" className={styles.tool} aria-pressed={isRightToLeft} onClick={() => onRightToLeftChange(!isRightToLeft)} title="Right to left">
        RTL
      </button>
      <CopyButton className={styles.tool} getText={getText} />
    </div>
  );
}
