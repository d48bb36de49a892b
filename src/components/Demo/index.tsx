import { useId, useState } from 'react';
import KeptHtml from '../KeptHtml';
import DemoToolbar from './DemoToolbar';
import { loadText } from './load-text';
import styles from './styles.module.css';
import TableIsland from './TableIsland';
import type { DemoModule } from './types';
import { useDemoLanguage } from './useDemoLanguage';

interface Props {
  demo: DemoModule;
  /** What the demo shows, as a short heading. */
  title: string;
}

/** A demo of a page: its running table, the tools around it, the very text that runs, and the API that it uses. */
export default function Demo({ demo, title }: Props) {
  const titleId = useId();
  const [language, setLanguage] = useDemoLanguage();
  const [fileIndex, setFileIndex] = useState(0);
  const [isCompact, setIsCompact] = useState(false);
  const [isRightToLeft, setIsRightToLeft] = useState(false);
  const loadFile = async () => {
    const { files } = await loadText(demo);
    return files[fileIndex] ?? files[0];
  };
  const loadHtml = async () => {
    const file = await loadFile();
    return language === 'ts' ? file.typescriptHtml : file.javascriptHtml;
  };
  const getText = async () => {
    const file = await loadFile();
    return language === 'ts' ? file.typescript : file.javascript;
  };
  const firstHtml = fileIndex === 0 && language === 'ts' ? demo.text?.files[0].typescriptHtml : undefined;
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
        getText={getText}
      >
        {demo.fileNames.length > 1 &&
          demo.fileNames.map((name, index) => (
            <button
              key={name}
              type="button"
              className={styles.tool}
              aria-pressed={fileIndex === index}
              onClick={() => setFileIndex(index)}
            >
              {name}
            </button>
          ))}
      </DemoToolbar>
      <pre className={styles.code} tabIndex={0} role="region" aria-label={`Code of: ${title}`}>
        <KeptHtml
          key={`${language}${fileIndex}`}
          as="code"
          data-code={language}
          html={firstHtml}
          load={loadHtml}
        />
      </pre>
      <div className={styles.uses}>
        <span>API used</span>
        <KeptHtml as="ul" html={demo.text?.usesHtml} load={async () => (await loadText(demo)).usesHtml} />
      </div>
    </section>
  );
}
