import { expect, it } from 'vitest';
import { optionalPackage } from './optional-package.ts';

const absent = 'a-package-that-is-not-installed';

it('names the command that installs a package that is not there', async () => {
  const loading = optionalPackage(() => import(absent), 'Writing KTX2 textures', absent, 'its-companion');
  await expect(loading).rejects.toMatchObject({
    code: 'missing_package',
    message: `Writing KTX2 textures needs ${absent}: npm install ${absent} its-companion`,
    cause: expect.any(Error),
  });
});

it('gives what an installed package exports', async () => {
  const { default: sharp } = await optionalPackage(() => import('sharp'), 'Encoding textures', 'sharp');
  expect(sharp).toBeTypeOf('function');
});
