import { babylonWorld } from './babylon-world.ts';
import { startGame } from './start-game.ts';

startGame('Babylon.js', babylonWorld);
