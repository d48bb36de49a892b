import { use, type ReactNode } from 'react';
import { StepLines } from '.';

interface Props {
  line: string;
  children: ReactNode;
}

/** What one line changed; hidden when the chosen step doesn't go through it. */
export default function Step({ line, children }: Props) {
  const shown = use(StepLines);
  return <section hidden={shown !== undefined && !shown.has(line)}>{children}</section>;
}
