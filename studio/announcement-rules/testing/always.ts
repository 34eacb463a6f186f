import type { Schedule } from '../schedule.ts'

/** Shows always and everywhere. */
export const always: Schedule = {
  key: 'a',
  start: null,
  end: null,
  priority: 0,
  closable: true,
  product: null,
  version: null,
}
