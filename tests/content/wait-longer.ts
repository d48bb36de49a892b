import { configure } from '@testing-library/react';

// The testing guide's samples wait a second by default, which may be too short on a busy machine.
configure({ asyncUtilTimeout: 60_000 });
