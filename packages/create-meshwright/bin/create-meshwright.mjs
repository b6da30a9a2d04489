#!/usr/bin/env node
import { runCreate } from 'create-meshwright';

process.exitCode = await runCreate(process.argv.slice(2));
