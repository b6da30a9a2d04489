import { parseTaskRef, type TaskRef } from '@meshwright/client';
import { families } from '@meshwright/contract';
import { Command } from 'commander';
import { seconds, wholeNumber } from '../flags/number-flags.ts';
import type { ProgramOptions } from '../program-options.ts';
import type { Answer, Reply, Terminal } from '../progress/terminal.ts';
import { addServiceFlags, type ServiceValues } from '../session/session.ts';
import { adoptTask } from './tasks/adopt-task.ts';
import { cancelTask } from './tasks/cancel-task.ts';
import { createTaskCommand } from './tasks/create-task.ts';
import { downloadTask } from './tasks/download-task.ts';
import { listTasks } from './tasks/list-tasks.ts';
import { showTask } from './tasks/show-task.ts';
import { watchTask } from './tasks/watch-task.ts';

type TaskAction<Values> = (ref: TaskRef, values: Values, terminal: Terminal) => Promise<Answer>;

const links = [
  '--links',
  'with --json: keep the signatures of links, with which anyone can load the files',
] as const;

/** `tasks`: manages tasks created here or elsewhere. */
export function tasksCommand(
  terminal: Terminal,
  reply: Reply,
  options: Pick<ProgramOptions, 'typed'> = {},
): Command {
  const tasks = new Command('tasks').description(
    'list, show, watch, cancel, download and create tasks of any family',
  );
  const add = (usage: string, description: string): Command =>
    addServiceFlags(tasks.command(usage).description(description)).option(
      '--json',
      'print one JSON document',
    );
  const onTask =
    <Values>(act: TaskAction<Values>) =>
    async (text: string, values: Values) =>
      reply(await act(parseTaskRef(text, families), values, terminal));

  add('list', 'the newest tasks of a family')
    .option('--family <name>', 'such as remesh (default: the families of create)')
    .option('--page <number>', 'which page, newest first', wholeNumber(1), 1)
    .option('--page-size <number>', 'tasks a page', wholeNumber(1, 100), 10)
    .option(...links)
    .action(async (values: Parameters<typeof listTasks>[0]) => reply(await listTasks(values, terminal)));
  add('show <ref>', 'a task as it is now')
    .option(...links)
    .action(onTask(showTask));
  add('watch <ref>', 'wait until a task has ended')
    .option('--timeout <seconds>', 'stop waiting after this time; the task continues', seconds)
    .option(...links)
    .action(onTask(watchTask));
  add('cancel <ref>', 'stop a task that has not finished; says whether its credits come back').action(
    onTask<ServiceValues>(cancelTask),
  );
  add('download <ref>', 'save every file of a task as the service made it')
    .option('-o, --out <folder>', 'where to (default: meshwright-out/FAMILY-ID)')
    .option('--force', 'replace an earlier download')
    .action(onTask(downloadTask));
  add(
    'adopt <purchase> <task>',
    'say which task a create without an answer made; journal lists those',
  ).action(async (purchase: string, task: string, values: ServiceValues) =>
    reply(await adoptTask(purchase, task, values, terminal)),
  );
  return tasks.addCommand(createTaskCommand(terminal, reply, options));
}
