import { expect, test } from 'vitest';
import vocabulary from '../../src/search/vocabulary.json';
import { builtEngine } from './built-search';
import { builtPages, readPage } from './pages';
import { parsed } from './parsed';
