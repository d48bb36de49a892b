/**
 * What the site of 8.0.3 left in browsers and links, in its format: taken from its pages, never from the code
 * that reads it today. Later formats are added below; these stay.
 */
export const kept = {
  local: {
    playground:
      '{"code":"export default () => <p>typed second</p>;","demo":"selection/basic","isForeign":false,"earlier":[{"code":"export default () => <p>typed first</p>;"}]}',
    'edited-demo:sort/basic':
      '{"code":"export default () => <p>changed demo</p>;","language":"js","at":1795459306960}',
    'demo-language': 'js',
    'theme-60e': 'dark',
    'docusaurus.tab.package-manager-60e': 'yarn',
    'docs-preferred-version-demos-60e': 'current',
    'docs-preferred-version-default-60e': 'current',
    'docusaurus.announcement.dismiss-60e': 'false',
    'docusaurus.announcement.id-60e': 'under-construction',
  },
  /** A program was running when the page was closed. */
  unfinished: { 'playground-running': '1' },
  link: '?demo=sort/basic#code=DctLCoAgFAXQrTzuqEDoS4SVe7F8QZAoqVFEe6_5OQ9OyEogJAvZ1W3fNU1dCizOMCT48u6IZHjVaY-U5TQpGr2Kt2dD63aEOBZeDRAwbN0_wu-LWYdtwfsB',
};
