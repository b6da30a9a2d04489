declare module 'quickhull3d/dist/quickhull3d.js' {
  export class QuickHull {
    constructor(points: readonly (readonly number[])[]);
    build(): void;
    /** Triples of indices, counter-clockwise seen from outside; longer faces when triangulation is skipped. */
    collectFaces(skipTriangulation: boolean): number[][];
  }
}
