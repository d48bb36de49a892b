import type { ComponentType } from 'react';
import type { DemoText } from '../../../plugins/demos/describe';

/** A demo as `plugins/demos` hands it to a page: the server has its first frame and text, the browser loads both. */
export interface DemoModule {
  id: string;
  /** The demo's file and those that it imports from beside it. */
  fileNames: string[];
  frame?: string;
  text?: DemoText;
  load?: () => Promise<{ default: ComponentType }>;
  /** Where the browser finds the text, as JSON. */
  textUrl?: string;
}
