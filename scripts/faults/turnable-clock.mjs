// Loaded into a process under test: each SIGUSR2 sets its clock back a day, or right again. What measures time that
// passed (`performance.now`, timers) goes on, as it does when a machine's clock is set.
const DAY_MS = 86_400_000
const RealDate = Date
const now = RealDate.now.bind(RealDate)
let offset = 0

process.on('SIGUSR2', () => {
  offset = offset === 0 ? DAY_MS : 0
})

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [now() - offset] : args, newTarget),
  apply: () => new RealDate(now() - offset).toString(),
  get: (target, name, receiver) => (name === 'now' ? () => now() - offset : Reflect.get(target, name, receiver)),
})
