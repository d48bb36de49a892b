/** The topics of questions: one for each, so that gaps can be counted and written by topic. */
export const topics = (
  'columns editing validation remote-data selection actions filter search grouping tree detail-panel dates localization ' +
  'styling layout-mobile export performance accessibility ssr testing bundle-size state typescript install-upgrade errors ' +
  'reset-state pagination sorting toolbar icons refs comparison other'
).split(' ');
