import { babylonWorld } from './babylon-world.ts';
import { startGame } from './start-game.ts';

void startGame('Babylon.js', babylonWorld);
