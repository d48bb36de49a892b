import clsx from 'clsx';
import { useRef, useState } from 'react';
import { forgetDemo } from '#sandbox/tools/kept-demos.ts';
import DemoCode from './DemoCode';
import DemoToolbar from './DemoToolbar';
import KeptNote from './KeptNote';
import { plainFile } from './program';
import styles from './styles.module.css';
import TableIsland from './TableIsland';
import type { PageDemo } from './types';
import { useDemoLanguage } from './useDemoLanguage';
import { useEditing } from './useEditing';
import Uses from './Uses';
import { fileName } from './whole-screen';

interface Props {
  demo: PageDemo;
  /** What the demo shows: the name of its section, which the heading above it says in the page. */
  title: string;
  /** Its program continues another demo's. */
  isContinued?: boolean;
}

/** A demo of a page in one frame: its running table, next to it its tools and exact source, and the API that it uses. */
export default function Demo({ demo, title, isContinued }: Props) {
  const [language, setLanguage] = useDemoLanguage();
  const [fileIndex, setFileIndex] = useState(0);
  const [isCompact, setIsCompact] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const editing = useEditing(demo, editButton);
  const [isReplaced, setIsReplaced] = useState(false);
  const stopEditing = () => {
    setIsReplaced(false);
    editing.stop();
  };
  const forget = () => {
    forgetDemo(demo.id);
    // The focused button was removed.
    editButton.current?.focus();
  };
  const { files, usesHtml } = demo.text;
  const file = files[fileIndex] ?? files[0];
  const getText = () => plainFile(file)[language === 'ts' ? 'typescript' : 'javascript'];
  return (
    <section
      className={clsx(styles.demo, !editing.editor && styles.sideBySide)}
      aria-label={title}
      data-demo={demo.id}
      data-continued={isContinued}
    >
      <div className={styles.stage} hidden={isReplaced}>
        <TableIsland demo={demo} isCompact={isCompact} />
      </div>
      {editing.editor ? (
        <editing.editor.EditedDemo
          source={editing.editor.source}
          kept={editing.editor.kept}
          language={editing.editor.language}
          title={title}
          fileName={fileName(files[0].name, editing.editor.language)}
          demoId={demo.id}
          isCompact={isCompact}
          onShown={() => setIsReplaced(true)}
          onClose={stopEditing}
        />
      ) : (
        <div className={styles.program}>
          <DemoToolbar
            demo={demo}
            title={title}
            files={files.map(({ name }) => fileName(name, language))}
            fileIndex={fileIndex}
            onFileChange={setFileIndex}
            language={language}
            onLanguageChange={setLanguage}
            isCompact={isCompact}
            onCompactChange={setIsCompact}
            getText={getText}
            editing={editing}
            editButton={editButton}
          />
          <KeptNote demoId={demo.id} onShow={() => void editing.start(language)} onReset={forget} />
          <DemoCode
            html={language === 'ts' ? file.typescriptHtml : file.javascriptHtml}
            language={language}
            title={title}
            onEdit={() => void editing.start(language)}
          />
        </div>
      )}
      <Uses html={usesHtml} />
    </section>
  );
}
