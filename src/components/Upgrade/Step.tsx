import { use, type ReactNode } from 'react';
import { StepLines } from '.';

interface Props {
  line: string;
  children: ReactNode;
}

/** What one line changed; hidden when it is outside the chosen versions. */
export default function Step({ line, children }: Props) {
  const shown = use(StepLines);
  return <section hidden={shown !== undefined && !shown.has(line)}>{children}</section>;
}
