// `npm run hosts:install [NAME...]` lays editors beside the system for `npm run test:hosts`, without root. Names are those of
// `host.programs` in the package.json of plugins; none installs all. HOSTS_FOLDER chooses the folder. Prints the variables the host suites read.
import { installHosts } from './hosts/install.ts';

process.exitCode = installHosts(process.argv.slice(2)) ? 0 : 1;
