/** Input and output of a user at the panel. */
export interface UserInput {
  text(): Promise<string>;
  set(label: string, value: string | number | boolean): Promise<void>;
  press(label: string): Promise<void>;
  screenshot(path: string): Promise<void>;
  undo?(): Promise<void>;
}
