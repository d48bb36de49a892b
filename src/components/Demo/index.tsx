import { useId, useState } from 'react';
import KeptHtml from '../KeptHtml';
import DemoToolbar from './DemoToolbar';
import styles from './styles.module.css';
import TableIsland from './TableIsland';
import type { DemoModule } from './types';
import { useDemoLanguage } from './useDemoLanguage';

interface Props {
  demo: DemoModule;
  /** What the demo shows, as a short heading. */
  title: string;
}

/** A demo of a page: its running table, the tools around it, and the very text that runs. */
export default function Demo({ demo, title }: Props) {
  const titleId = useId();
  const [language, setLanguage] = useDemoLanguage();
  const [isCompact, setIsCompact] = useState(false);
  const [isRightToLeft, setIsRightToLeft] = useState(false);
  const loadHtml = async (key: 'typescriptHtml' | 'javascriptHtml') => {
    const text = await demo.loadText?.();
    return text?.default[key] ?? '';
  };
  return (
    <section className={styles.demo} aria-labelledby={titleId} data-demo={demo.id}>
      <p className={styles.title} id={titleId}>
        {title}
      </p>
      <div className={styles.stage}>
        <TableIsland demo={demo} isCompact={isCompact} isRightToLeft={isRightToLeft} />
      </div>
      <DemoToolbar
        demo={demo}
        title={title}
        language={language}
        onLanguageChange={setLanguage}
        isCompact={isCompact}
        onCompactChange={setIsCompact}
        isRightToLeft={isRightToLeft}
        onRightToLeftChange={setIsRightToLeft}
      />
      <pre className={styles.code} tabIndex={0} role="region" aria-label={`Code of: ${title}`}>
        {language === 'ts' ? (
          <KeptHtml key="ts" as="code" data-code="ts" html={demo.text?.typescriptHtml} load={() => loadHtml('typescriptHtml')} />
        ) : (
          <KeptHtml key="js" as="code" data-code="js" html={undefined} load={() => loadHtml('javascriptHtml')} />
        )}
      </pre>
    </section>
  );
}
