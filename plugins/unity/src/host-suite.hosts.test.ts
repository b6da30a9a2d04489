import { describeHost } from '@meshwright/host-suite';
import { missingDotnet } from './testing/dotnet.ts';
import { unityDriver } from './testing/unity-driver.ts';

describeHost(unityDriver, { missing: missingDotnet });
