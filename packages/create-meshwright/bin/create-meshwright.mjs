#!/usr/bin/env node
import { runCreate } from '@meshwright/create';

process.exitCode = await runCreate(process.argv.slice(2));
