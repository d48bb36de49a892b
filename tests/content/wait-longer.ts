import { configure } from '@testing-library/react';

// The samples of the guide to testing wait a second at most, as everybody's tests do by default: this machine may be too busy for that.
configure({ asyncUtilTimeout: 60_000 });
