// Stands in for the table's own `prop-types.js` in the browser: React 19 reads no `propTypes`.
export const propTypes = undefined;
