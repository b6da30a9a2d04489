// For tests of the service, on which the package of the statements depends in its own tests.
export { animations, sections } from '@meshwright/conformance';
