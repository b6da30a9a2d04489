// `npm run hosts:install [NAME...]` lays editors beside the system for `npm run test:hosts`, without root. Names are those of
// `host.programs` in the package.json of plugins; none installs all, and `--short` those of the short forms that `.ci/run` takes.
// HOSTS_FOLDER chooses the folder. Prints the variables the host suites read.
import { root } from '../setup.mjs';
import { installHosts } from './hosts/install.ts';
import { ourPackages } from './packages.ts';

const words = process.argv.slice(2);
const ofShortForms = ourPackages(root).flatMap(({ facts }) => facts.host?.shortForm?.programs ?? []);
const names = words.flatMap((word) => (word === '--short' ? ofShortForms : [word]));
process.exitCode = installHosts(names) ? 0 : 1;
