import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

const prop = (name: string) => `api/props/mt_prop_${name}`;
const component = (name: string) => `api/components/${name}`;

const sidebars: SidebarsConfig = {
  docs: [
    'index',
    'about',
    'compatibility',
    'material-ui-v5',
    'breaking-changes',
  ],
};

export default sidebars;
