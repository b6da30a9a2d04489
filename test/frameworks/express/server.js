// server.js
import express from 'express';
import { meshwright } from './meshwright.js';

const app = express();
app.use(meshwright); // before the routes of the app
app.use(express.static('dist'));
app.listen(process.env.PORT ?? 3000);
