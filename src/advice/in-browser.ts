import facts from '@generated/advice/facts.json';
import { advise, type Advice } from '.';

/** The advice on a program, with the facts that the build wrote. A chunk of its own, loaded when a visitor edits. */
export const adviceOn = (source: string): Advice[] => advise(source, 'App.tsx', facts);
