const minuteMs = 60_000;
/** The current time, so that the task's files outlive any test. */
const finishedAt = Date.now();

/** The result of the recorded task. */
export const finished = {
  id: 'a-task',
  type: 'remesh',
  status: 'SUCCEEDED',
  progress: 100,
  created_at: finishedAt - minuteMs,
  started_at: finishedAt - minuteMs + 1000,
  finished_at: finishedAt,
  expires_at: finishedAt + 3 * 24 * 60 * minuteMs,
  task_error: { message: '' },
  consumed_credits: 5,
  model_urls: { glb: 'https://files.example.com/a.glb?sig=1', obj: 'https://files.example.com/a.obj?sig=2' },
  thumbnail_url: 'https://files.example.com/a.png?sig=3',
};

/** A stream as a service sends it: heartbeats, short frames, mixed line ends, the whole task at the end. */
export const recordedStream: string = [
  ': connected\n\n',
  'event: message\r\ndata: {"id":"a-task","status":"PENDING","progress":0,"preceding_tasks":2}\r\n\r\n',
  ':\n\n',
  'event: message\ndata: {"id":"a-task","status":"IN_PROGRESS","progress":40}\n\n',
  'data: {"id":"a-task",\ndata: "status":"IN_PROGRESS","progress":80}\n\n',
  `event: message\ndata: ${JSON.stringify(finished)}\n\n`,
].join('');
