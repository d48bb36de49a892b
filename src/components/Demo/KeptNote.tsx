import { useSyncExternalStore } from 'react';
import LinkButton from '#kit/react/LinkButton/index.tsx';
import { onKeptDemos, readKeptDemo } from '#sandbox/tools/kept-demos.ts';
import OwnTextNote from '../OwnTextNote';

interface Props {
  demoId: string;
  /** Show the visitor's version. */
  onShow: () => void;
  /** Back to the demo as it was. */
  onReset: () => void;
}

/** Shows that the visitor has changed this demo, with links to their version and back. */
export default function KeptNote({ demoId, onShow, onReset }: Props) {
  const isKept = useSyncExternalStore(
    onKeptDemos,
    () => readKeptDemo(demoId) !== undefined,
    () => false,
  );
  if (!isKept) return null;
  return (
    <OwnTextNote tone="info">
      You changed this demo. Your version is saved in this browser.{' '}
      <LinkButton onClick={onShow}>Show it</LinkButton> <LinkButton onClick={onReset}>Reset</LinkButton>
    </OwnTextNote>
  );
}
