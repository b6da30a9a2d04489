export function readableByOldest(declarations: string): string;
