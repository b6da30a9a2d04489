import { createClient } from '@meshwright/client';
import { Asset, MeshwrightProvider } from '@meshwright/react';
import { Canvas, useFrame, useThree } from '@react-three/fiber';
import { Component, type FormEvent, type ReactNode, StrictMode, useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { type PerspectiveCamera, PMREMGenerator } from 'three';
import { RoomEnvironment } from 'three/addons/environments/RoomEnvironment.js';
import { fieldOfView, lineOf } from './page.ts';

const client = createClient({ proxyUrl: '/api/meshwright' });

function App() {
  // Words that are typed buy nothing: words that are sent do.
  const [{ prompt, times }, setWanted] = useState({ prompt: 'a wooden treasure chest', times: 1 });
  const [line, setLine] = useState('Making it');
  const make = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setLine('Making it');
    setWanted({ prompt: String(new FormData(event.currentTarget).get('prompt')), times: times + 1 });
  };
  return (
    <main>
      <div className="view">
        <Canvas camera={{ position: [1.1, 1.3, 2] }} onCreated={({ camera }) => camera.lookAt(0, 0.3, 0)}>
          <Studio />
          <MeshwrightProvider client={client}>
            <Failures key={times}>
              <Asset
                prompt={prompt}
                longest={1}
                onEvent={(event) => setLine((before) => lineOf(event, before))}
              />
            </Failures>
          </MeshwrightProvider>
        </Canvas>
      </div>
      <div className="panel">
        <h1>Describe an asset</h1>
        <form onSubmit={make}>
          <input name="prompt" aria-label="Prompt" defaultValue={prompt} maxLength={600} required />
          <button type="submit">Make</button>
        </form>
        <output>{line}</output>
      </div>
    </main>
  );
}

/** What metals reflect, and a camera that shows the whole asset in narrow windows, too. */
function Studio() {
  const gl = useThree((state) => state.gl);
  const texture = useMemo(() => new PMREMGenerator(gl).fromScene(new RoomEnvironment()).texture, [gl]);
  useFrame(({ camera, size }) => {
    (camera as PerspectiveCamera).fov = fieldOfView(size.width / size.height);
    camera.updateProjectionMatrix();
  });
  return <primitive attach="environment" object={texture} />;
}

/** Leaves the page standing when an asset fails, whose reason `onEvent` shows. */
class Failures extends Component<{ children: ReactNode }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
