import { expect, test } from 'vitest';
import { hooksToImport, importOf } from './hooks';

const withImport = (text: string) => {
  const { from, insert } = importOf('useState', text);
  return text.slice(0, from) + insert + text.slice(from);
};

test('the name goes into the import of React that is there, or into one of its own', () => {
  expect(withImport(`import { useMemo } from 'react';\n`)).toBe(
    `import { useMemo, useState } from 'react';\n`,
  );
  expect(withImport(`import {\n  useMemo,\n} from 'react';\n`)).toBe(
    `import {\n  useMemo, useState,\n} from 'react';\n`,
  );
  expect(withImport(`import {} from 'react';\n`)).toBe(`import { useState} from 'react';\n`);
  expect(withImport(`import React from 'react';\n`)).toBe(`import React, { useState } from 'react';\n`);
  expect(withImport(`import React, { useMemo } from "react";\n`)).toBe(
    `import React, { useMemo, useState } from "react";\n`,
  );
  for (const other of [`import { a } from 'b';\n`, `import * as React from 'react';\n`, ''])
    expect(withImport(other)).toBe(`import { useState } from 'react';\n${other}`);
});

test('a hook that is imported is not offered again', () => {
  const names = hooksToImport(0, new Set(['useState'])).map(({ label }) => label);
  expect(names).toContain('useEffect');
  expect(names).not.toContain('useState');
});
