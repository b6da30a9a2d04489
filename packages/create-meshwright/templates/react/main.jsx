import { createClient } from '@meshwright/client';
import { Asset, MeshwrightProvider } from '@meshwright/react';
import { Canvas, useThree } from '@react-three/fiber';
import { StrictMode, useMemo } from 'react';
import { createRoot } from 'react-dom/client';
import { PMREMGenerator } from 'three';
import { RoomEnvironment } from 'three/addons/environments/RoomEnvironment.js';

const client = createClient({ proxyUrl: '/api/meshwright' });
const camera = { fov: 40, position: [0.8, 0.9, 1.4] };

createRoot(document.getElementById('root')).render(
  <StrictMode>
    <Canvas camera={camera} onCreated={(canvas) => canvas.camera.lookAt(0, 0.25, 0)}>
      <color attach="background" args={['#dfe7ee']} />
      <Studio />
      <MeshwrightProvider client={client}>
        <Asset prompt="a wooden treasure chest" height={0.6} onEvent={onEvent} />
      </MeshwrightProvider>
    </Canvas>
  </StrictMode>,
);

/** What metals reflect. */
function Studio() {
  const gl = useThree((state) => state.gl);
  const texture = useMemo(() => new PMREMGenerator(gl).fromScene(new RoomEnvironment()).texture, [gl]);
  return <primitive attach="environment" object={texture} />;
}

function onEvent({ type, percent, error }) {
  if (type === 'progress') document.title = percent < 100 ? `${Math.floor(percent)} %` : 'Ready';
  if (type === 'failed') document.title = error.message;
}
