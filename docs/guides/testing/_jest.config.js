module.exports = {
  testEnvironment: 'jsdom',
  transform: {
    '\\.[cm]?[jt]sx?$': ['@swc/jest', { jsc: { transform: { react: { runtime: 'automatic' } } } }],
  },
  transformIgnorePatterns: ['/node_modules/(?!(@material-table|debounce|deep-eql|uuid)/)'],
};
