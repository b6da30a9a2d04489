import { describe } from 'vitest';
import { cutStream } from '../testing/cut-stream.ts';

describe('when the stream breaks', () => cutStream(1));
