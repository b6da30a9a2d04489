export { type CreatedProject, createProject, type Template, templates } from './create-project.ts';
export {
  type CreatedRoute,
  createProxyRoute,
  type Framework,
  frameworks,
  nextAfterRoute,
} from './create-proxy-route.ts';
export { runCreate } from './run-create.ts';
