import { startGame } from './start-game.ts';
import { threeWorld } from './three-world.ts';

void startGame('three.js', threeWorld);
