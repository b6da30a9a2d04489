import { FormatError } from '../../format-error.ts';

export function damaged3mf(name: string, found: string): FormatError {
  return new FormatError('unreadable_model', `read ${name}: ${found}; export it again.`);
}
