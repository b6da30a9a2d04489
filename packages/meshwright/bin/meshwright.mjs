#!/usr/bin/env node
import { main } from '@meshwright/cli/main';

await main(process.argv.slice(2));
