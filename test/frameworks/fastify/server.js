// server.js
import { join } from 'node:path';
import files from '@fastify/static';
import fastify from 'fastify';
import { meshwright } from './meshwright.js';

const app = fastify();
app.addHook('onRequest', (request, reply, done) => meshwright(request.raw, reply.raw, done)); // before the routes
app.register(files, { root: join(import.meta.dirname, 'dist') });
await app.listen({ port: Number(process.env.PORT ?? 3000) });
