import { CliError } from '../errors/cli-error.ts';

const pictureEnding = /\.(?:png|jpe?g|webp|gif|avif|heic)$/i;

/**
 * Asks whether the file was meant when the words of a prompt are the name or the address of a picture: the words "photo
 * jpg" name nothing that can be made.
 * @throws CliError `usage`
 */
export function refuseFileName(prompt: string): void {
  const name = prompt.trim();
  if (!pictureEnding.test(name)) return;
  throw new CliError(
    'usage',
    `the prompt "${name}" is the name of a picture, and no words. Was the file meant? Give it as --image "${name}"; words say what to make, such as "a wooden chest"`,
  );
}
