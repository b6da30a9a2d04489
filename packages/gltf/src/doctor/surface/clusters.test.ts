import { describeClusters } from '../testing/long-triangles.ts';

describeClusters([1000, 10_000]);
