import Link from '@docusaurus/Link';
import type { Fix } from '#check-code/types';
import InlineCode from '#kit/react/InlineCode';
import type { Step } from '#check-code/upgrade';
import { hunksOf } from '#check-code/upgrade/hunks';
import type { TextFile } from './read-files';
import styles from './styles.module.css';

interface Props {
  file: TextFile;
  /** There are other files, so the name is above the list. */
  isNamed: boolean;
  steps: Step[];
  onTake: (fix: Fix) => void;
}

/** What later versions changed in one file, the newest first, each with the new code. */
export default function Steps({ file, isNamed, steps, onTake }: Props) {
  if (steps.length === 0) return null;
  return (
    <>
      {isNamed && <p className={styles.name}>{file.name}</p>}
      <ol className={styles.steps}>
        {steps.map(({ line, message, codeLine, from, href, fix }) => (
          <li key={`${from} ${message}`}>
            <p>
              {line && <strong>{line}, </strong>}line {codeLine}: <InlineCode text={message} />{' '}
              <Link to={href} aria-label={`More about line ${codeLine}`}>
                More
              </Link>
            </p>
            {fix ? (
              <>
                {hunksOf(file.text, fix.edits).map((hunk) => (
                  <pre
                    key={hunk.line}
                    className="diff"
                    tabIndex={0}
                    aria-label={`Change of line ${hunk.line}`}
                  >
                    {hunk.before.map((text, index) => (
                      <del key={index}>{`- ${text}\n`}</del>
                    ))}
                    {hunk.after.map((text, index) => (
                      <ins key={index}>{`+ ${text}\n`}</ins>
                    ))}
                  </pre>
                ))}
                <button
                  type="button"
                  onClick={() => onTake(fix)}
                  aria-label={`${fix.label}, line ${codeLine}`}
                >
                  {fix.label}
                </button>
              </>
            ) : (
              <p className={styles.muted}>This one is yours to change.</p>
            )}
          </li>
        ))}
      </ol>
    </>
  );
}
