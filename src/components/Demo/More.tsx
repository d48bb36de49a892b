import { useEffect, useState } from 'react';
import { toolClass } from '#sandbox/tools/Toolbar/index.tsx';
import Icon from '#kit/react/Icon/index.tsx';
import { reasonOf } from '#kit/reason-of.ts';
import type MoreTools from './MoreTools';
import type { MoreProps } from './MoreTools';
import { prefetch } from './prefetch';
import type { Failure } from './useIsland';

interface Props extends MoreProps {
  /** Called with a failure, and without one when it is over. */
  onFailure: (failure?: Failure) => void;
}

const loadTools = async () => (await import(/* webpackChunkName: "island" */ './load-runtime')).loadTools();

/** The button of the tools that few need: their menu loads after the tables, or when it is first opened. */
export default function More({ onFailure, ...props }: Props) {
  const [Tools, setTools] = useState<typeof MoreTools>();
  const [isLoading, setIsLoading] = useState(false);
  const [button, setButton] = useState<HTMLElement | null>(null);
  useEffect(() => prefetch(loadTools), []);
  const load = async () => {
    onFailure();
    setIsLoading(true);
    try {
      const { default: loaded } = await loadTools();
      setTools(() => loaded);
    } catch (error) {
      onFailure({
        message: `The menu could not be loaded: ${reasonOf(error)}.`,
        retry: () => void load(),
      });
    }
    setIsLoading(false);
  };
  return (
    <>
      <button
        type="button"
        className={toolClass}
        aria-haspopup="menu"
        aria-expanded={Tools !== undefined && button !== null}
        aria-label="More tools"
        aria-busy={isLoading}
        onClick={({ currentTarget }) => {
          setButton(currentTarget);
          if (!Tools) void load();
        }}
      >
        <Icon path={dots} />
      </button>
      {Tools && <Tools {...props} button={button} onClose={() => setButton(null)} />}
    </>
  );
}

const dots =
  'M2.5 8a.5.5 0 101 0 .5.5 0 10-1 0zM7.5 8a.5.5 0 101 0 .5.5 0 10-1 0zM12.5 8a.5.5 0 101 0 .5.5 0 10-1 0z';
