/**
 * Has the process go on when a line of its log can't be written, as to a file on a full disk. Node would else end what
 * is under way by an uncaught error, and the requests with it would never be answered.
 */
export function keepOnWithoutLog(): void {
  for (const log of [process.stdout, process.stderr]) log.on('error', () => {})
}
