import { mergesTenFiles } from '../testing/merged-files.ts';

mergesTenFiles(20_000_000);
