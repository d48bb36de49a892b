import Link from '@docusaurus/Link';
import clsx from 'clsx';
import { useId, useRef, useState } from 'react';
import { forgetDemo } from '#sandbox/tools/kept-demos';
import LoadFailure from '#kit/react/LoadFailure';
import Markup from '../Markup';
import DemoCode from './DemoCode';
import DemoToolbar, { type DemoView } from './DemoToolbar';
import KeptNote from './KeptNote';
import { plainFile } from './program';
import styles from './styles.module.css';
import TableIsland from './TableIsland';
import type { PageDemo } from './types';
import { useDemoLanguage, type DemoLanguage } from './useDemoLanguage';
import { useEditing } from './useEditing';
import type { Failure } from './useIsland';
import { isWholeScreen, shownName } from './whole-screen';

interface Props {
  demo: PageDemo;
  /** What the demo shows, as a short heading. */
  title: string;
  /** Show table and code next to each other where there is room, which takes a page without contents. */
  isSideBySide?: boolean;
  /** Omit the heading and the list of the API used, which the page around it makes unnecessary. */
  isBrief?: boolean;
  /** Its program continues another demo's. */
  isContinued?: boolean;
}

/** A demo of a page: its running table, the tools around it, its exact source, and the API that it uses. */
export default function Demo({ demo, title, isSideBySide, isBrief, isContinued }: Props) {
  const titleId = useId();
  const [language, setLanguage] = useDemoLanguage();
  const [fileIndex, setFileIndex] = useState(0);
  const [view, setView] = useState<DemoView>({ isCompact: false, isRightToLeft: false, look: 'site' });
  const [turnFailure, setTurnFailure] = useState<Failure>();
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
  const layout = isBrief ? styles.brief : isSideBySide && styles.sideBySide;
  return (
    <section
      className={clsx(styles.demo, !editing.editor && layout)}
      aria-labelledby={titleId}
      data-demo={demo.id}
      data-continued={isContinued}
    >
      <p className={styles.title} id={titleId}>
        {title}
      </p>
      <div className={styles.stage} hidden={isReplaced}>
        <TableIsland demo={demo} {...view} onTurnFailure={setTurnFailure} />
      </div>
      {editing.editor ? (
        <editing.editor.EditedDemo
          source={editing.editor.source}
          kept={editing.editor.kept}
          language={editing.editor.language}
          title={title}
          fileName={fileName(files[0].name, editing.editor.language)}
          demoId={demo.id}
          {...view}
          onShown={() => setIsReplaced(true)}
          onClose={stopEditing}
        />
      ) : (
        <>
          <DemoToolbar
            demo={demo}
            title={title}
            files={files.map(({ name }) => fileName(name, language))}
            fileIndex={fileIndex}
            onFileChange={setFileIndex}
            language={language}
            onLanguageChange={setLanguage}
            view={view}
            onViewChange={setView}
            getText={getText}
            editing={editing}
            editButton={editButton}
          />
          {turnFailure?.retry && <LoadFailure onRetry={turnFailure.retry}>{turnFailure.message}</LoadFailure>}
          <KeptNote demoId={demo.id} onShow={() => void editing.start(language)} onReset={forget} />
          <DemoCode
            html={language === 'ts' ? file.typescriptHtml : file.javascriptHtml}
            language={language}
            title={title}
            onEdit={isWholeScreen(demo.id) ? undefined : () => void editing.start(language)}
          />
        </>
      )}
      <Uses html={isBrief ? undefined : usesHtml} look={view.look} />
    </section>
  );
}

/** The API in the lines that matter, and the look of the table. */
function Uses({ html, look }: { html?: string; look: DemoView['look'] }) {
  return (
    <div className={styles.uses}>
      {html && (
        <>
          <span>API used</span>
          <Markup as="ul" html={html} />
        </>
      )}
      <p className={styles.look} data-unsearched="">
        {look === 'site' ? (
          <>
            Shown in <Link to="/docs/guides/styling#the-look-of-this-site">the look of this site</Link>.
          </>
        ) : (
          'Shown in the default look of Material UI.'
        )}
      </p>
    </div>
  );
}

function fileName(name: string, language: DemoLanguage): string {
  const shown = shownName(name);
  return language === 'ts' ? shown : shown.replace(/\.ts(x?)$/, '.js$1');
}
