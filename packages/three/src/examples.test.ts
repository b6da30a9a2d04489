import { exampleSuite } from '../../runtime/src/testing/example-suite.ts';

const setup = `
import { PerspectiveCamera, Scene, WebGLRenderer } from 'three';
const renderer = new WebGLRenderer({ canvas: document.createElement('canvas') });
const scene = new Scene();
const camera = new PerspectiveCamera();
`;

exampleSuite({
  folder: import.meta.dirname,
  names: ['AssetLoader', 'threeAssets'],
  setup,
});
