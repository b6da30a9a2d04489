import { describeClusters } from '../testing/long-triangles.ts';

describeClusters([60_000]);
