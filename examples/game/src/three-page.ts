import { startGame } from './start-game.ts';
import { threeWorld } from './three-world.ts';

startGame('three.js', threeWorld);
