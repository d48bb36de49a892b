import { useEffect, useRef, useState } from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Result from '../../../sandbox/page/Result';
import { shareProgram, type ShareOutcome } from '../../../sandbox/tools/share-link';
import ShareNote from '../../../sandbox/tools/ShareNote';
import { useProgram } from '../../../sandbox/page/useProgram';
import LiveEditor, { type EditorHandle } from '../../../sandbox/editor/Editor';
import styles from '../styles.module.css';
import Log from './Log';
import Notices from './Notices';
import { downloadProject, openProject } from '../../../sandbox/tools/take-project';
import Tools from './Tools';
import { setAddress, usePlayground } from './usePlayground';

/** Editor and table side by side, with what there is to do with them. */
export default function Workbench() {
  const playground = usePlayground();
  const host = useRef<HTMLDivElement>(null);
  const editor = useRef<EditorHandle>(null);
  const [outcome, setOutcome] = useState<ShareOutcome>();
  const playgroundUrl = useBaseUrl('/playground');
  const program = useProgram({ host, title: 'Preview of your program' });
  const { run, runSoon, stop, state } = program;
  const { opened, getText, trust, edit } = playground;
  const shown = useRef(0);

  useEffect(() => {
    if (!opened || opened.revision === shown.current) return;
    shown.current = opened.revision;
    editor.current?.replace(opened.code);
    if (opened.isForeign) stop();
    else run(opened.code);
  }, [opened, run, stop]);

  const change = (text: string) => {
    if (text === getText()) return;
    edit(text);
    setOutcome(undefined);
    if (!opened?.isForeign) runSoon(text);
  };
  const runNow = () => {
    trust();
    run(getText());
  };
  const share = async () => {
    setOutcome(undefined);
    const done = await shareProgram({ code: getText(), demo: opened?.start || undefined }, playgroundUrl);
    if (done.address) setAddress(done.address);
    setOutcome(done);
  };
  const takeHome = async (how: (code: string) => Promise<string | undefined>) => {
    const message = await how(getText());
    setOutcome(message === undefined ? undefined : { message });
  };

  return (
    <>
      <Tools
        start={opened?.start ?? ''}
        onStart={(id) => void playground.openStart(id)}
        onRun={runNow}
        onReset={() => void playground.reset()}
        canReset={playground.isEdited}
        onShare={() => void share()}
        onDownload={() => void takeHome(downloadProject)}
        onStackBlitz={() => void takeHome(openProject)}
        getText={getText}
      />
      <ShareNote outcome={outcome} />
      <Notices playground={playground} onRun={runNow} />
      <div className={styles.panes}>
        <div className={styles.editor}>
          {opened && (
            <LiveEditor
              ref={editor}
              initialText={opened.code}
              label="Code of your program"
              onChange={change}
              onRun={runNow}
              problemLine={state.problem?.line}
            />
          )}
        </div>
        <div className={styles.side}>
          <Result
            ref={host}
            state={state}
            className={styles.result}
            onGoTo={(line, column) => editor.current?.goTo(line, column)}
          />
          <Log entries={state.log} onClear={program.clearLog} />
        </div>
      </div>
    </>
  );
}
