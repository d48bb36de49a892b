/** The routes without a twin, because they show nothing on their own. */
export const withoutTwin: Record<string, string> = {
  '404.html': 'It is shown instead of a page that is not there.',
  fullscreen: 'It shows the demo that its address names, whose own page has a twin.',
  playground: 'It is an editor: its text is what a visitor writes.',
};
