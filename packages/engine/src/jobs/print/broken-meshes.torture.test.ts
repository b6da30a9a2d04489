import { brokenMeshes } from '../../testing/broken-meshes.ts';
import { describeBrokenMeshes } from '../../testing/describe-broken-meshes.ts';

describeBrokenMeshes(brokenMeshes);
