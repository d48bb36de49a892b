/** The routes without a twin, because they show nothing on their own. */
export const withoutMarkdown: Record<string, string> = {
  '404.html': 'It is shown instead of a page that is not there.',
  fullscreen: 'It shows the demo that its address names, whose own page has one.',
  playground: 'It is an editor: its text is what a visitor writes.',
};
