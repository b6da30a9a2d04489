export { type EmbeddedOptions, type EmbeddedService, embeddedService } from './start/embedded-service.ts';
