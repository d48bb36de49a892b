import { page } from './page';

/** In megabits per second. On a slower line the fonts come too late for the first paint, and only delay it. */
const fastEnough = 4;

/** Load the fonts before the layout asks for them. */
export function preloadFonts(): void {
  const { connection } = navigator as { connection?: { downlink?: number } };
  if ((connection?.downlink ?? fastEnough) < fastEnough) return;
  for (const href of page.fonts) {
    const link = Object.assign(document.createElement('link'), { rel: 'preload', as: 'font', href });
    link.crossOrigin = 'anonymous';
    document.head.append(link);
  }
}
