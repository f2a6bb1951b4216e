import { describe } from 'vitest';
import { tableContract } from '../../../../table/testing/contract.ts';
import { openLocalTable } from '../../testing/contract-table.ts';

describe('a table of a page', () => tableContract(openLocalTable));
