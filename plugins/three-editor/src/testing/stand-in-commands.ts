import type { Object3D } from 'three';
import type { Command } from '../page/editor.ts';
import type { StandInEditor } from './stand-in-editor.ts';

// Commands of the three.js editor that the extension uses, after its documentation of undo and redo.

export class AddObjectCommand implements Command {
  readonly editor: StandInEditor;
  readonly object: Object3D;

  constructor(editor: StandInEditor, object: Object3D) {
    this.editor = editor;
    this.object = object;
  }

  execute(): void {
    this.editor.addObject(this.object);
    this.editor.select(this.object);
  }

  undo(): void {
    this.editor.removeObject(this.object);
    this.editor.select(null);
  }
}

export class RemoveObjectCommand implements Command {
  readonly editor: StandInEditor;
  readonly object: Object3D;
  readonly parent: Object3D;
  readonly index: number;

  constructor(editor: StandInEditor, object: Object3D) {
    this.editor = editor;
    this.object = object;
    this.parent = object.parent!;
    this.index = this.parent.children.indexOf(object);
  }

  execute(): void {
    this.editor.removeObject(this.object);
    this.editor.select(null);
  }

  undo(): void {
    this.editor.addObject(this.object, this.parent, this.index);
    this.editor.select(this.object);
  }
}

export class MultiCmdsCommand implements Command {
  readonly commands: readonly (Command & { undo(): void })[];

  constructor(_: StandInEditor, commands: readonly (Command & { undo(): void })[]) {
    this.commands = commands;
  }

  execute(): void {
    for (const command of this.commands) command.execute();
  }

  undo(): void {
    for (const command of this.commands.toReversed()) command.undo();
  }
}
