import clsx from 'clsx';
import { useState, type RefObject } from 'react';
import Toolbar, { copyIcons, ToolButton, toolClass } from '#sandbox/tools/Toolbar/index.tsx';
import CopyButton from '#kit/react/CopyButton/index.tsx';
import LoadFailure from '#kit/react/LoadFailure/index.tsx';
import { reasonOf } from '#kit/reason-of.ts';
import Waiting from '#kit/react/Waiting/index.tsx';
import Languages from './Languages';
import More from './More';
import styles from './toolbar.module.css';
import type { PageDemo } from './types';
import type { DemoLanguage } from './useDemoLanguage';
import type { Editing } from './useEditing';
import type { Failure } from './useIsland';

interface Props {
  demo: PageDemo;
  title: string;
  /** The names of its files, in the language that is shown. */
  files: readonly string[];
  fileIndex: number;
  onFileChange: (index: number) => void;
  language: DemoLanguage;
  onLanguageChange: (language: DemoLanguage) => void;
  isCompact: boolean;
  onCompactChange: (isCompact: boolean) => void;
  /** The text that is shown, for the copy button. */
  getText: () => string;
  editing: Editing;
  editButton: RefObject<HTMLButtonElement | null>;
}

/** The tools of a demo: its files, their language, ways to copy or download the code, and the display. */
export default function DemoToolbar({
  demo,
  title,
  files,
  fileIndex,
  onFileChange,
  language,
  onLanguageChange,
  isCompact,
  onCompactChange,
  getText,
  editing,
  editButton,
}: Props) {
  const [moreFailure, setMoreFailure] = useState<Failure>();
  const [notes, setNotes] = useState<HTMLElement | null>(null);
  const edit = () => void editing.start(language);
  return (
    <>
      <Toolbar label={`Tools of: ${title}`}>
        <Files files={files} fileIndex={fileIndex} onFileChange={onFileChange} />
        <div className={styles.tools}>
          <Languages language={language} onLanguageChange={onLanguageChange} />
          <CopyButton icons={copyIcons} look={clsx(toolClass, styles.brief)} getText={getText} />
          <span className={styles.brief}>
            <ToolButton
              ref={editButton}
              isOutlined
              icon={pencil}
              aria-busy={editing.isLoading}
              onClick={edit}
              title="Change the code and see the table follow"
            >
              Edit
            </ToolButton>
          </span>
          <More
            demo={demo}
            title={title}
            isCompact={isCompact}
            onCompactChange={onCompactChange}
            notes={notes}
            onFailure={setMoreFailure}
          />
        </div>
      </Toolbar>
      <div ref={setNotes} />
      {moreFailure?.retry && <LoadFailure onRetry={moreFailure.retry}>{moreFailure.message}</LoadFailure>}
      {editing.isLoading && <Waiting>Loading the editor…</Waiting>}
      {editing.error !== undefined && (
        <LoadFailure onRetry={edit}>
          The editor could not be loaded: {reasonOf(editing.error)}. The code below can still be copied.
        </LoadFailure>
      )}
    </>
  );
}

function Files({ files, fileIndex, onFileChange }: Pick<Props, 'files' | 'fileIndex' | 'onFileChange'>) {
  if (files.length < 2) return <span className={styles.file}>{files[0]}</span>;
  return (
    <div className={styles.files}>
      {files.map((name, index) => (
        <ToolButton
          key={name}
          isPressed={fileIndex === index}
          data-cell={fileIndex === index}
          onClick={({ currentTarget }) => {
            onFileChange(index);
            // A name that was cut at the edge shows itself and where the next one begins.
            currentTarget.scrollIntoView({ block: 'nearest', inline: 'center' });
          }}
        >
          {name.replace(/^.*\//, '')}
        </ToolButton>
      ))}
    </div>
  );
}

const pencil = 'M10.5 3l2.5 2.5L6 12.5l-3.5 1 1-3.5z';
