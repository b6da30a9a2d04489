import { exampleSuite } from '@meshwright/testing/engines/example-suite';

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
