export { type CreatedProject, createProject, type Template, templates } from './create-project.ts';
export { runCreate } from './run-create.ts';
