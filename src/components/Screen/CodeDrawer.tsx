import { Fragment, useState, type MouseEvent, type RefObject } from 'react';
import CopyButton from '#kit/react/CopyButton/index.tsx';
import Icon from '#kit/react/Icon/index.tsx';
import { ToolButton } from '#sandbox/tools/Toolbar/index.tsx';
import DemoCode from '../Demo/DemoCode';
import Languages from '../Demo/Languages';
import { plainFile } from '../Demo/program';
import type { HighlightedFile, PageDemo } from '../Demo/types';
import { useDemoLanguage } from '../Demo/useDemoLanguage';
import Uses from '../Demo/Uses';
import { fileName } from '../Demo/whole-screen';
import styles from './drawer.module.css';
import { icons } from './icons';

interface Props {
  ref: RefObject<HTMLDialogElement | null>;
  demo: PageDemo;
  title: string;
}

/** The files of a screen, next to it in a drawer. Without scripts, the first one is part of the page. */
export default function CodeDrawer({ ref, demo, title }: Props) {
  const [language, setLanguage] = useDemoLanguage();
  const [index, setIndex] = useState(0);
  const { files, usesHtml } = demo.text;
  const file = files[index] ?? files[0];
  const getText = () => plainFile(file)[language === 'ts' ? 'typescript' : 'javascript'];
  const closeBeside = ({ target, currentTarget }: MouseEvent<HTMLDialogElement>) => {
    if (target === currentTarget) currentTarget.close();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape closes a dialog
    <dialog ref={ref} className={styles.drawer} aria-label={`Code of: ${title}`} onClick={closeBeside}>
      <div className={styles.head}>
        <Languages language={language} onLanguageChange={setLanguage} />
        <CopyButton getText={getText} />
        <span className={styles.gap} />
        <ToolButton aria-label="Close the code" title="Close" onClick={() => ref.current?.close()}>
          <Icon path={icons.close} />
        </ToolButton>
      </div>
      <div className={styles.files} role="group" aria-label="Files">
        {ownFirst(files).map((one) => (
          <ToolButton key={one.name} isPressed={one === file} onClick={() => setIndex(files.indexOf(one))}>
            <FileName name={fileName(one.name, language)} />
          </ToolButton>
        ))}
      </div>
      <div className={styles.code}>
        <DemoCode
          key={file.name}
          html={language === 'ts' ? file.typescriptHtml : file.javascriptHtml}
          language={language}
          title={title}
        />
        <Uses html={usesHtml} />
      </div>
    </dialog>
  );
}

/** A path that breaks after a slash if it has to. */
function FileName({ name }: { name: string }) {
  return (
    <span>
      {(name.match(/[^/]+\/?/g) ?? []).map((part) => (
        <Fragment key={part}>
          {part}
          <wbr />
        </Fragment>
      ))}
    </span>
  );
}

/** The files of the screen before those of its server, which are in another folder. */
function ownFirst(files: readonly HighlightedFile[]): HighlightedFile[] {
  return [...files].sort((one, other) => Number(one.name.includes('/')) - Number(other.name.includes('/')));
}
