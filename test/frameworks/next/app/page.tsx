// app/page.tsx
'use client';

import { createClient } from '@meshwright/client';
import { Asset, MeshwrightProvider } from '@meshwright/react';
import { Canvas } from '@react-three/fiber';
import { useState } from 'react';
import { PMREMGenerator } from 'three';
import { RoomEnvironment } from 'three/addons/environments/RoomEnvironment.js';

const client = createClient({ proxyUrl: '/api/meshwright' });

export default function Page() {
  const [stage, setStage] = useState('');
  return (
    <main style={{ height: '100vh' }}>
      <Canvas
        camera={{ position: [0, 1.5, 4], fov: 40 }}
        onCreated={({ camera, gl, scene }) => {
          camera.lookAt(0, 0.9, 0);
          scene.environment = new PMREMGenerator(gl).fromScene(new RoomEnvironment()).texture; // metals need it
        }}
      >
        <MeshwrightProvider client={client}>
          <Asset
            prompt="a knight"
            actions={['idle', 'walk']}
            height={1.8}
            play="walk"
            onEvent={(event) => event.type === 'shown' && setStage(event.stage)}
          />
        </MeshwrightProvider>
      </Canvas>
      <output>{stage}</output>
    </main>
  );
}
