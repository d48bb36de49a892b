import LinkButton from '#kit/react/LinkButton/index.tsx';
import LoadFailure from '#kit/react/LoadFailure/index.tsx';
import OwnTextNote from '../../../components/OwnTextNote';
import { isFramed } from './is-framed';
import type { Playground } from './usePlayground';

/** What the visitor should know: the program isn't theirs, its link is broken, or their own is stored. */
export default function Notices({ playground, onRun }: { playground: Playground; onRun: () => void }) {
  const { store, isForeign, isUnfinished, notice, earlier } = playground;
  return (
    <>
      <div role="status">
        {notice?.retry && (
          <LoadFailure onRetry={notice.retry}>The program did not load: {notice.text}</LoadFailure>
        )}
        {notice && !notice.retry && (
          <OwnTextNote tone="warning">
            {notice.text}{' '}
            {notice.demo && (
              <LinkButton onClick={() => void store.openStart(notice.demo ?? '')}>
                Open the demo it was made from
              </LinkButton>
            )}
          </OwnTextNote>
        )}
        {isForeign && (
          <OwnTextNote tone="warning">
            This program came with a link and has not run. Read it, then run it if you trust it.{' '}
            {isFramed() ? (
              <a href={window.location.href} target="_blank" rel="noopener noreferrer">
                Open it in its own tab to run it
              </a>
            ) : (
              <LinkButton onClick={onRun}>Run it</LinkButton>
            )}
          </OwnTextNote>
        )}
        {isUnfinished && !isForeign && (
          <OwnTextNote tone="warning">
            The page froze while this program started, so it has not run again. Look for a loop that never
            ends, then run it. <LinkButton onClick={onRun}>Run it</LinkButton>
          </OwnTextNote>
        )}
      </div>
      {earlier.length > 0 && (
        <OwnTextNote tone="warning">
          Your earlier code is saved. <LinkButton onClick={() => store.bringBack()}>Restore it</LinkButton>
        </OwnTextNote>
      )}
    </>
  );
}
