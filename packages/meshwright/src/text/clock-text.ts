/** Formats a time by this machine's clock: `12:03:10`, with the date on another day. */
export function clockText(at: number, now: number): string {
  const [moment, today] = [new Date(at), new Date(now)];
  if (Number.isNaN(moment.getTime())) return 'no known time';
  const time = [moment.getHours(), moment.getMinutes(), moment.getSeconds()].map(twoDigits).join(':');
  return moment.toDateString() === today.toDateString() ? time : `${dayText(moment)} ${time}`;
}

function dayText(moment: Date): string {
  return [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()].map(twoDigits).join('-');
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
